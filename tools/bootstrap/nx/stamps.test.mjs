import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { postTasksExecution } from './plugin.mjs';
import { readStamp, stampReader, writeStamp } from './stamps.mjs';
import { ROOT, projects } from '../workspace.mjs';

const root = mkdtempSync(join(tmpdir(), 'portico-stamps-'));

function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

async function stampOf(name) {
  const all = projects(root);
  const stamp = await stampReader(all, root);
  return stamp(all.find((project) => project.name === name));
}

beforeAll(() => {
  write('package.json', { workspaces: ['libs/*', 'mfe-*', 'mfe-a/inner', 'tools'] });
  write('nx.json', {
    namedInputs: {
      production: ['{projectRoot}/**/*', '!{projectRoot}/**/*.test.{ts,mjs}', 'sharedGlobals'],
      sharedGlobals: ['{workspaceRoot}/tsconfig.*.json', '{workspaceRoot}/config/**/*.json'],
    },
    targetDefaults: { build: { inputs: ['production', '^production'] } },
  });
  write('tsconfig.base.json', '{}');
  write('libs/domain/package.json', { name: 'domain' });
  write('libs/ui/package.json', { name: 'ui', dependencies: { domain: '1' } });
  write('mfe-a/package.json', { name: 'mfe-a', dependencies: { ui: '1' }, devDependencies: { tools: '1' } });
  write('mfe-a/inner/package.json', { name: 'inner', dependencies: { 'mfe-a': '1' } });
  write('tools/package.json', {
    name: 'tools',
    nx: { namedInputs: { production: ['{projectRoot}/preset/**/*'] } },
  });
});

afterAll(() => rmSync(root, { recursive: true }));

/** Names as .gitignore has them for every folder, as files of these names. */
function ignoredByGit() {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').trim().split('\n');
  return lines
    .filter((line) => !line.startsWith('/'))
    .map((line) => line.replace('*', 'some').replace(/\/$/, '/file'));
}

test.each([
  ['its own source', 'mfe-a/src/page.ts'],
  ['a library of a library', 'libs/domain/src/index.ts'],
  ['what a project names as its own inputs', 'tools/preset/preset.mjs'],
  ['a file of the whole workspace', 'tsconfig.base.json'],
  ['a file in a folder of the whole workspace', 'config/a/b.json'],
  ['a file whose name begins with a dot', 'mfe-a/.swcrc'],
])('%s changes the stamp of a build', async (_, file) => {
  const before = await stampOf('mfe-a');
  write(file, 'changed');
  expect(await stampOf('mfe-a')).not.toBe(before);
});

test.each([
  ['its tests', 'mfe-a/src/page.test.ts'],
  ['the project in a folder of it', 'mfe-a/inner/src/page.ts'],
  ['what it does not depend on', 'libs/other/src/index.ts'],
  ['what is no input of a project', 'tools/bench/bench.mjs'],
  ['its own output', 'mfe-a/dist/remote.js'],
  ['what is beside the files of the workspace', 'config/a/b.txt'],
  ...ignoredByGit().map((name) => [`${name} of .gitignore`, `mfe-a/src/${name}`]),
])('%s do not change the stamp of a build', async (_, file) => {
  const before = await stampOf('mfe-a');
  write(file, 'changed');
  expect(await stampOf('mfe-a')).toBe(before);
});

test('which inputs count is what nx.json says of the build', async () => {
  const config = readFileSync(join(root, 'nx.json'), 'utf8');
  const before = await stampOf('mfe-a');
  try {
    write('nx.json', {
      namedInputs: { pages: ['{projectRoot}/src/**/*'] },
      targetDefaults: { build: { inputs: ['pages', '{projectRoot}/package.json'] } },
    });
    const narrow = await stampOf('mfe-a');
    expect(narrow).not.toBe(before);
    write('libs/ui/src/button.ts', 'changed');
    expect(await stampOf('mfe-a')).toBe(narrow);
    write('nx.json', { namedInputs: {}, targetDefaults: { build: { inputs: [{ env: 'MODE' }] } } });
    await expect(stampOf('mfe-a')).rejects.toThrow('{"env":"MODE"}');
  } finally {
    write('nx.json', config);
  }
});

test.each(['success', 'failure', 'local-cache'])(
  'a build by Nx that ends with %s leaves no stamp of an earlier build',
  (status) => {
    for (const name of ['@portico/a', '@portico/b']) writeStamp(name, 'earlier', root);
    const task = (project, target) => ({
      task: { target: { project, target }, projectRoot: project },
      status,
    });
    postTasksExecution(undefined, {
      workspaceRoot: root,
      taskResults: { 'a:build': task('@portico/a', 'build'), 'b:types': task('@portico/b', 'types') },
    });
    expect(readStamp('@portico/a', root)).toBeUndefined();
    expect(readStamp('@portico/b', root)).toBe('earlier');
  },
);
