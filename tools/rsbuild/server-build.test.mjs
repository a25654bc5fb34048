import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildFiles } from './build-files.mjs';

const FILES = {
  'package.json': JSON.stringify({ name: 'mfe-sea', type: 'module' }),
  'portal.json': JSON.stringify({ name: 'mfe-sea', slots: { 'item.offers': './catch' } }),
  'src/remote.tsx': `
    import { lazy } from 'react';
    import styles from './sea.module.css';
    export default { className: styles.wave, stack: styles.deep, Page: lazy(() => import('./page')), open: () => import('./page') };`,
  'src/page.tsx': `export default function Page() { return <p>{process.env.NODE_ENV}</p>; }`,
  'src/slots/catch.tsx': `
    import styles from '../sea.module.css';
    export default { className: styles.wave };`,
  'src/sea.module.css': `.wave { color: blue; background: url('./sea.svg'); } .deep { composes: wave; top: 0; }`,
  'src/sea.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Loads a file as the portal does, with the shared packages as its requires. */
function load(file, shared) {
  const module = { exports: {} };
  const required = [];
  const require = (name) => {
    required.push(name);
    return shared[name];
  };
  compileFunction(readFileSync(file, 'utf8'), ['require', 'module'])(require, module);
  return { exported: module.exports.default, required };
}

describe('the server build of a remote', () => {
  let folder;

  beforeAll(async () => {
    folder = await buildFiles(FILES);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one file of each exposed module, without styles and pictures', () => {
    expect(readdirSync(path.join(folder, 'dist/server'), { recursive: true }).sort()).toEqual([
      'catch.cjs',
      'remote.cjs',
    ]);
  });

  it('takes what is shared from the shell, and pages that are loaded late from itself', async () => {
    const jsx = (type, props) => ({ type, props });
    const shared = { react: { lazy: (loader) => loader }, 'react/jsx-runtime': { jsx } };
    const { exported, required } = load(path.join(folder, 'dist/server/remote.cjs'), shared);
    const { default: Page } = await exported.open();
    expect(Page().props.children).toBe('production');
    expect(required.sort()).toEqual(['react', 'react/jsx-runtime']);
  });

  it('has the class names of the browser', () => {
    const css = readdirSync(path.join(folder, 'dist/static/css'), { recursive: true })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(folder, 'dist/static/css', name), 'utf8'))
      .join('');
    const shared = { react: { lazy: () => undefined } };
    const { exported: pages } = load(path.join(folder, 'dist/server/remote.cjs'), shared);
    const { exported: fill } = load(path.join(folder, 'dist/server/catch.cjs'), shared);
    expect(pages.className).toMatch(/^mfe_sea_wave_/);
    expect(fill.className).toBe(pages.className);
    for (const name of pages.stack.split(' ')) expect(css).toContain(`.${name}`);
  });
});
