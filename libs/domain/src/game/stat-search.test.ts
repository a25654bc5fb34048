import fc from 'fast-check';
import {
  EQUIPMENT_STATS,
  MAX_STAT_VALUE,
  readSomeStats,
  readStatRanges,
  readStatSum,
  writeSomeStats,
  writeStatRanges,
  writeStatSum,
  type StatRange,
} from './stat-search.js';

const ranges = fc.uniqueArray(fc.constantFrom(...EQUIPMENT_STATS), { minLength: 1 }).chain((stats) =>
  fc.tuple(
    ...stats.map((stat) =>
      fc.tuple(fc.nat(MAX_STAT_VALUE), fc.nat(MAX_STAT_VALUE), fc.nat(2)).map(([a, b, open]): StatRange => ({
        stat,
        ...(open !== 1 && { min: Math.min(a, b) }),
        ...(open !== 2 && { max: Math.max(a, b) }),
      })),
    ),
  ),
);

describe('stats in an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(ranges, fc.nat(20), fc.integer({ min: -100, max: 100 }), (of, nth, weight) => {
        expect(readStatRanges(writeStatRanges(of))).toEqual(of);
        const some = { least: 1 + (nth % of.length), of };
        expect(readSomeStats(writeSomeStats(some))).toEqual(some);
        const sum = { range: { min: nth }, of: of.map(({ stat }) => ({ stat, weight: weight || 1 })) };
        expect(readStatSum(writeStatSum(sum))).toEqual(sum);
      }),
    );
  });

  it('are nothing where none is chosen', () => {
    expect([writeStatRanges([]), writeSomeStats({ least: 1, of: [] })]).toEqual(['', '']);
    expect(writeStatSum({ range: { min: 1 }, of: [] })).toBe('');
  });

  test.each([
    ['', 'form'],
    ['watk', 'form'],
    ['watk_', 'form'],
    ['watk_-', 'form'],
    ['watk_1e309-', 'form'],
    ['watk_5.5-', 'form'],
    ['watk_--5', 'form'],
    ['Watk_5-', 'form'],
    ['watk_5-.', 'form'],
    [`watk_5-${'0'.repeat(10_000)}`, 'form'],
    ['power_5-', 'stat'],
    ['constructor_5-', 'stat'],
    ['str_5-.str_6-', 'twice'],
    ['str_6-5', 'range'],
    ['str_100000-', 'bounds'],
  ])('are refused as ranges: %s', (text, problem) => {
    expect(readStatRanges(text)).toBe(problem);
    expect(readSomeStats(`1.${text}`)).toBe(problem);
  });

  test.each([
    ['str_5-', 'form'],
    ['0.str_5-', 'bounds'],
    ['2.str_5-', 'bounds'],
    ['-1.str_5-', 'form'],
  ])('are refused as some of several: %s', (text, problem) => {
    expect(readSomeStats(text)).toBe(problem);
  });

  test.each([
    ['str', 'form'],
    ['60.str', 'form'],
    ['60-', 'form'],
    ['60-.str_0', 'bounds'],
    ['60-.str_101', 'bounds'],
    ['60-.str_1-', 'form'],
    ['60-.luck', 'stat'],
    ['60-5.str', 'range'],
    ['9999999999-.str', 'bounds'],
    ['60-.str.str_2', 'twice'],
  ])('are refused as a sum: %s', (text, problem) => {
    expect(readStatSum(text)).toBe(problem);
  });
});
