import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { buildFiles } from './build-files.mjs';

const FILES = {
  'package.json': JSON.stringify({ name: 'mfe-sea', type: 'module' }),
  'portal.json': JSON.stringify({ name: 'mfe-sea' }),
  'src/remote.tsx': `
    export default {
      Page: () => import('./page'),
      start: () => new Worker(/* webpackChunkName: "worker-depth" */ new URL('./worker.ts', import.meta.url)),
    };`,
  'src/page.ts': `
    import { depthOf } from './depth';
    export const depths = [1, 2, 3].map(depthOf);`,
  'src/worker.ts': `
    import { depthOf } from './depth';
    self.addEventListener('message', ({ data }) => self.postMessage(depthOf(data)));`,
  // Large enough that the build makes it a chunk of its own for its two users.
  'src/depth.ts': `
    const SOUNDINGS: number[] = ${JSON.stringify(Array.from({ length: 6000 }, (_, index) => index * 2))};
    export const depthOf = (mile: number) => SOUNDINGS[mile];`,
};

/** Runs a file as a worker without shell and federation. Returns its answer to a message and its requests. */
function runAsWorker(code) {
  const listeners = [];
  const answers = [];
  const requested = [];
  const scope = createContext({
    addEventListener: (_type, listener) => listeners.push(listener),
    postMessage: (answer) => answers.push(answer),
    importScripts: (...files) => requested.push(...files),
    location: { href: 'https://portal.example/releases/mfe-sea/1/static/js/worker.js' },
  });
  runInContext('globalThis.self = globalThis', scope);
  runInContext(code, scope);
  return {
    requested,
    answerTo: (data) => {
      for (const listener of listeners) listener({ data });
      return answers.pop();
    },
  };
}

describe('the worker of a remote', () => {
  let folder;
  let scripts;

  beforeAll(async () => {
    folder = await buildFiles(FILES);
    const dist = path.join(folder, 'dist');
    scripts = readdirSync(dist, { recursive: true })
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name: path.basename(name), code: readFileSync(path.join(dist, name), 'utf8') }));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const worker = () => scripts.find(({ name }) => name.startsWith('worker-depth.'));

  it('starts without the shell and answers', () => {
    expect(runAsWorker(worker().code).answerTo(7)).toBe(14);
  });

  it('is one file: it asks for no code that it shares with a page', () => {
    expect(runAsWorker(worker().code).requested).toEqual([]);
  });

  it('leaves the federation runtime of the shell to every other file', () => {
    const withStub = scripts.filter(({ code }) => /_FEDERATION_RUNTIME_CORE\s*\?\?=/.test(code));
    expect(withStub.map(({ name }) => name)).toEqual([worker().name]);
    expect(scripts.length).toBeGreaterThan(1);
  });
});
