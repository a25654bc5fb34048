import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../../src/platform/config/index.js';
import { REACT_SHELL } from '../portal/react-shell.js';
import type { RemoteSource } from '../portal/remote-source.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const page = (path: string) => ({ path, titleKey: 'page.title', descriptionKey: 'page.text' });
const SEA = { name: 'mfe-sea', paths: ['/sea'], pages: [page('/sea'), page('/sea/:id')] };

/** A page that runs `code` when it renders. */
const rendering = (code: string) => `
const React = require('react');
exports.default = {
  contract: 1,
  Component: ({ address, demo }) => {
    const [tide] = React.useState('low');
    ${code}
    return React.createElement('p', null, tide);
  },
};`;

/** A remote that bundles a React of its own. */
const OWN_REACT = rendering('').replace(
  `require('react')`,
  `(() => { const exports = {}; ${readFileSync(join(WORKSPACE, 'node_modules/react/cjs/react.production.js'), 'utf8')}; return exports; })()`,
);

describe('a release is tried before it is put into service', () => {
  let portal: TestPortal;
  let before: string;

  beforeAll(async () => {
    portal = await startPortal({ shellServer: REACT_SHELL });
    before = (await portal.release({ ...SEA, server: { remote: rendering('') } })).version;
  });

  afterAll(() => portal.close());

  const inService = async () => (await portal.store.active()).remotes['mfe-sea']?.version;

  const refusal = (source: RemoteSource): Promise<string> =>
    portal.release(source).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );

  it('and taken where its pages are rendered', async () => {
    const source = { ...SEA, server: { remote: rendering(`'anything'`) } };
    expect(await portal.release(source)).toMatchObject({ status: 'released', isTried: true });
    await portal.rollBack('mfe-sea');
  });

  it.each([
    [
      'throws as it is loaded',
      `throw new TypeError('no tide table')`,
      '/sea: its code cannot be loaded: TypeError: no tide table (server/remote.cjs:1:7)',
    ],
    ['is no script', 'export default 1', '/sea: its code cannot be loaded: SyntaxError: '],
    [
      'takes what the shell does not share',
      `require('node:fs')`,
      '/sea: its code cannot be loaded: Error: Requires "node:fs", which the shell does not share',
    ],
    [
      'throws in a page',
      rendering(`if (address === '/sea/1') throw new Error('no price')`),
      '/sea/1: Error: no price (server/remote.cjs:7:37)',
    ],
    [
      'throws in a page that is read from right to left',
      rendering(`if (address === '/he/sea') null.tide`),
      '/he/sea: TypeError: Cannot read properties of null',
    ],
    [
      'throws in what the demo world shows to everybody',
      rendering(`if (demo) throw new Error('no session')`),
      '/sea: Error: no session',
    ],
    ['never comes to an end', rendering('for (;;);'), '/sea: It took longer than 3000 ms'],
    ['ends its process', rendering('process.exit()'), '/sea: Its process ended with code 0'],
    [
      'takes a gigabyte of Buffers',
      rendering(
        'const all = []; for (let i = 0; i < 100; i++) all.push(Buffer.alloc(10485760, 1)); return all.length',
      ),
      '/sea: Its process took too much memory',
    ],
    ['brings a React of its own', OWN_REACT, 'Does its server build bring a React of its own?'],
  ])('and refused where it %s, with the page and the reason', async (_, remote, reason) => {
    const message = await refusal({ ...SEA, server: { remote } });
    expect(message).toMatch(
      /^mfe-sea 1\.2\.0-[0-9a-f]{8} is refused: the portal cannot render its pages\n {2}\//,
    );
    expect(message).toContain(reason);
    expect(await inService()).toBe(before);
    expect(await portal.store.versions('mfe-sea')).toHaveLength(2);
    expect(portal.leftovers()).toEqual([]);
  });

  it('and refused where what fills a slot cannot be loaded', async () => {
    const source = {
      ...SEA,
      slots: { 'hill.waves': './waves' },
      exposes: ['waves'],
      server: { remote: rendering(''), waves: `throw new Error('no wind')` },
    };
    await expect(portal.release(source)).rejects.toThrow(
      '/sea: what fills hill.waves: Error: no wind (server/waves.cjs:1:7)',
    );
    expect(await inService()).toBe(before);
  });

  it('and told each reason once, however many pages have it', async () => {
    const source = { ...SEA, server: { remote: rendering(`throw new Error('no tide')`) } };
    const message = await refusal(source);
    expect(message.match(/no tide/g)).toHaveLength(1);
  });

  it('also where a mismatch is allowed and there is none; what does not match is rendered by no one', async () => {
    const source = { ...SEA, server: { remote: rendering(`throw new Error('no tide')`) } };
    await expect(portal.release(source, { allowMismatch: true })).rejects.toThrow('no tide');
    const mismatch = await portal.release({ ...source, contract: 2 }, { allowMismatch: true });
    expect(mismatch).toMatchObject({ status: 'released', isTried: false });
    await portal.rollBack('mfe-sea', { to: before });
  });
});

test('a release is taken untried where the shell was built before it could render', async () => {
  const portal = await startPortal();
  try {
    const source = { ...SEA, server: { remote: `throw new Error('no tide')` } };
    expect(await portal.release(source)).toMatchObject({ status: 'released', isTried: false });
  } finally {
    await portal.close();
  }
});
