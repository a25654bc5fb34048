import { toCsv } from './csv.js';

const linesOf = (cells: (string | number | null)[]) => toCsv(['a'], [cells]).split('\r\n');

test('begins with the mark of UTF-8, and ends each line as the standard says', () => {
  expect(toCsv(['rank', 'name'], [[1, 'Ürsel']])).toBe('\uFEFF"rank","name"\r\n1,"Ürsel"\r\n');
});

test('keeps quotes, commas and line breaks inside of their cell', () => {
  expect(linesOf(['a "b", c'])[1]).toBe('"a ""b"", c"');
  expect(toCsv(['a'], [['x\ny']])).toContain('"x\ny"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])('defuses the text %j', (text) => {
  expect(toCsv(['a'], [[text]])).toContain(`"'${text}"`);
});

test.each([
  [' =1', "' =1"],
  ['a;=1', "a;'=1"],
  ['a; "@b', 'a;\' ""@b'],
  ['a\n-1', "a\n'-1"],
  ['\r=1;', "'\r'=1;"],
  ['\t\n=1', "'\t\n'=1"],
  ['a;b-c; d=1', 'a;b-c; d=1'],
])('defuses %j also for programs that read semicolons as separators', (text, written) => {
  expect(toCsv(['a'], [[text]])).toContain(`"${written}"`);
});

test('writes numbers as numbers, also negative ones, and nothing for null', () => {
  expect(linesOf([-5, null, 7])[1]).toBe('-5,,7');
});
