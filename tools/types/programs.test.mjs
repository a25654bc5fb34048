import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { programs } from './programs.mjs';

const root = mkdtempSync(join(tmpdir(), 'portico-types-'));

function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

afterAll(() => rmSync(root, { recursive: true }));

test('projects of the same options are one program, in which an error of any of them is found', () => {
  const front = { extends: '../tsconfig.front.json', include: ['src'] };
  write('package.json', { workspaces: ['mfe-*', 'services'] });
  write('tsconfig.front.json', { compilerOptions: { strict: true, noEmit: true, lib: ['ES5'], types: [] } });
  for (const name of ['mfe-a', 'mfe-b', 'services']) write(`${name}/package.json`, { name });
  write('mfe-a/tsconfig.json', front);
  write('mfe-b/tsconfig.json', { ...front, exclude: ['src/fixtures'] });
  write('services/tsconfig.json', { ...front, compilerOptions: { strict: false } });
  for (const folder of ['mfe-a/src', 'mfe-b/src', 'mfe-b/src/fixtures', 'services/src'])
    write(`${folder}/wrong.ts`, `export const wrong: number = '${folder}';`);
  const found = programs(root).map((program, index) => {
    write(`${index}.json`, program);
    return errorsOf(join(root, `${index}.json`));
  });
  expect(found).toEqual([['mfe-a/src/wrong.ts', 'mfe-b/src/wrong.ts'], ['services/src/wrong.ts']]);
});

function errorsOf(file) {
  const tsc = join(ROOT, 'node_modules/typescript7/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', file, '--pretty', 'false'], { cwd: root, encoding: 'utf8' });
    return [];
  } catch ({ stdout }) {
    return [...stdout.matchAll(/^(\S+)\(.*error TS2322/gm)].map(([, name]) => name);
  }
}
