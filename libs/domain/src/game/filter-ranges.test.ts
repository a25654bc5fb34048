import { readRange, writeRange } from './filter-ranges.js';

describe('a range in an address', () => {
  it.each([
    ['0.001-0.1', { min: 0.001, max: 0.1 }],
    ['70-', { min: 70 }],
    ['-5', { max: 5 }],
    ['0-0', { min: 0, max: 0 }],
  ])('is read and written as %s', (text, range) => {
    expect(readRange(text)).toEqual(range);
    expect(writeRange(range)).toBe(text);
  });

  it.each(['', '-', '5', '1-2-3', '--1', 'a-b', '1e3-', '1.-2', ' 1-2', '99999999999-'])(
    'is not read from %j',
    (text) => {
      expect(readRange(text)).toBeUndefined();
    },
  );

  it('is nothing where both ends are open', () => {
    expect(writeRange({})).toBe('');
  });
});
