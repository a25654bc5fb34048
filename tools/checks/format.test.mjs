import { filesToFormat } from './format.mjs';

test('where nothing differs, nothing is looked at again', () => {
  expect(filesToFormat(0, '')).toEqual([]);
});

test('files that differ are looked at again', () => {
  expect(filesToFormat(1, 'package.json\ntools/test.mjs\n')).toEqual(['package.json', 'tools/test.mjs']);
});

test.each([
  ['a file that cannot be read', 2, 'package.json\n  x Expected `}` but found `EOF`\n'],
  ['a program that does not start', 1, 'Error: Cannot find module @oxfmt/binding\n    at main.js\n'],
  ['a program that ends without a word', 1, ''],
  ['a program that is killed', 130, ''],
])('after %s all files are', (_, code, output) => {
  expect(filesToFormat(code, output)).toEqual(['.']);
});
