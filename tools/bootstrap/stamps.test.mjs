import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stampReader } from './stamps.mjs';
import { projects } from './workspace.mjs';

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
  write('package.json', { workspaces: ['libs/*', 'mfe-*', 'tools'] });
  write('nx.json', {
    namedInputs: {
      production: ['{projectRoot}/**/*', '!{projectRoot}/**/*.test.{ts,mjs}', 'workspace'],
      workspace: ['{workspaceRoot}/tsconfig.*.json'],
    },
  });
  write('tsconfig.base.json', '{}');
  write('libs/domain/package.json', { name: 'domain' });
  write('libs/ui/package.json', { name: 'ui', dependencies: { domain: '1' } });
  write('mfe-a/package.json', { name: 'mfe-a', dependencies: { ui: '1' }, devDependencies: { tools: '1' } });
  write('tools/package.json', {
    name: 'tools',
    nx: { namedInputs: { production: ['{projectRoot}/preset/**/*'] } },
  });
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['its own source', 'mfe-a/src/page.ts'],
  ['a library of a library', 'libs/domain/src/index.ts'],
  ['what a project names as its own inputs', 'tools/preset/preset.mjs'],
  ['a file of the whole workspace', 'tsconfig.base.json'],
])('%s changes the stamp of a build', async (_, file) => {
  const before = await stampOf('mfe-a');
  write(file, 'changed');
  expect(await stampOf('mfe-a')).not.toBe(before);
});

test.each([
  ['its tests', 'mfe-a/src/page.test.ts'],
  ['what it does not depend on', 'libs/other/src/index.ts'],
  ['what is no input of a project', 'tools/bench/bench.mjs'],
  ['its own output', 'mfe-a/dist/remote.js'],
])('%s do not change the stamp of a build', async (_, file) => {
  const before = await stampOf('mfe-a');
  write(file, 'changed');
  expect(await stampOf('mfe-a')).toBe(before);
});
