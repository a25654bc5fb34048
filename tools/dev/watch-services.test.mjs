import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSource, removeCompiled } from './watch-services.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-compile-'));
  mkdirSync(join(folder, 'src/a'), { recursive: true });
  writeFileSync(
    join(folder, '.swcrc'),
    '{ "jsc": { "parser": { "syntax": "typescript" }, "target": "es2022" }, "module": { "type": "es6" }, "sourceMaps": true }',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

async function compile(path, content) {
  const file = join(folder, 'src', path);
  writeFileSync(file, content);
  await compileSource(file, folder);
  return file;
}

const dist = (path) => join(folder, 'dist', path);

test('a source is compiled to its place, with a map that leads back', async () => {
  await compile('a/one.ts', 'export const one: number = 1;\n');
  const code = readFileSync(dist('a/one.js'), 'utf8');
  expect(code).toContain('export const one = 1;');
  expect(code).toContain('//# sourceMappingURL=one.js.map');
  expect(JSON.parse(readFileSync(dist('a/one.js.map'), 'utf8')).sources).toEqual(['../../src/a/one.ts']);
});

test('what is no code is copied, and tests are left out', async () => {
  await compile('a/texts.json', '{}');
  await compile('a/one.test.ts', 'test();');
  expect(readFileSync(dist('a/texts.json'), 'utf8')).toBe('{}');
  expect(existsSync(dist('a/one.test.js'))).toBe(false);
});

test('what the compiler does not take is told, and what was compiled before stays', async () => {
  await compile('a/one.ts', 'export const one = 1;\n');
  await expect(compile('a/one.ts', 'export const = 1;\n')).rejects.toThrow(/Unexpected token/);
  expect(readFileSync(dist('a/one.js'), 'utf8')).toContain('one = 1');
});

test('what was compiled goes with its source', async () => {
  const file = await compile('a/one.ts', 'export const one = 1;\n');
  await removeCompiled(file, folder);
  expect(existsSync(dist('a/one.js'))).toBe(false);
  expect(existsSync(dist('a/one.js.map'))).toBe(false);
});
