import { LineReader, sheetCell } from './xlsx-rows';

it('keeps numbers as numbers and moments as dates', () => {
  expect(sheetCell(42)).toBe(42);
  expect(sheetCell(true)).toBe(true);
  expect(sheetCell('2026-01-31 18:30:00')).toEqual(new Date(Date.UTC(2026, 0, 31, 18, 30)));
  expect(sheetCell(null)).toBeNull();
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1', '2026-13-99 99:99:99'])(
  'keeps %s as text and nothing else',
  (text) => {
    expect(sheetCell(text)).toEqual({ value: text, type: String });
  },
);

it('leaves out what no sheet can hold', () => {
  expect(sheetCell('a\u0000b\u001Fc')).toEqual({ value: 'abc', type: String });
  expect(sheetCell('x'.repeat(40_000))).toMatchObject({ value: 'x'.repeat(32_767) });
  expect(sheetCell('a\uD800')).toEqual({ value: 'a\uFFFD', type: String });
});

it('reads lines wherever the parts are cut, inside a letter too', () => {
  const bytes = new TextEncoder().encode('["name","n"]\n["モチ",1]\n["a",2]');
  const reader = new LineReader();
  const lines = [...[...bytes].flatMap((byte) => reader.read(Uint8Array.of(byte))), ...reader.end()];
  expect(lines).toEqual([
    ['name', 'n'],
    ['モチ', 1],
    ['a', 2],
  ]);
});

it('refuses what is no line of a log', () => {
  expect(() => new LineReader().read(new TextEncoder().encode('{"a":1}\n'))).toThrow('not an array');
});
