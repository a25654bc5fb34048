import {
  GOODS_STATS,
  MAX_STAT_VALUE,
  readExclusions,
  readSomeStats,
  readStatRanges,
  readStatSums,
  statConditions,
  writeExclusions,
  writeSomeStats,
  writeStatRanges,
  writeStatSums,
  type StatRange,
} from './stat-search.js';

const RANGES: readonly StatRange[] = [
  { stat: 'watk', min: 90 },
  { stat: 'slots', max: 0 },
  { stat: 'str', min: 5, max: MAX_STAT_VALUE },
];

describe('stats in an address', () => {
  it('are read as they were written', () => {
    expect(writeStatRanges(RANGES)).toBe('watk_90-.slots_-0.str_5-99999');
    expect(readStatRanges(writeStatRanges(RANGES))).toEqual(RANGES);
    const some = [
      { least: 2, of: RANGES },
      { least: 1, of: RANGES.slice(1) },
    ];
    expect(readSomeStats(writeSomeStats(some))).toEqual(some);
    const sums = [
      { range: { min: 60 }, of: GOODS_STATS.map((stat, at) => ({ stat, weight: at === 0 ? -100 : at })) },
      { range: { max: 9 }, of: [{ stat: 'luk', weight: 1 }] },
    ] as const;
    expect(writeStatSums(sums)).toMatch(/\*-9\.luk$/);
    expect(readStatSums(writeStatSums(sums))).toEqual(sums);
  });

  it('are left out together with kinds, in an order of its own', () => {
    expect(writeExclusions([...RANGES.slice(0, 2), 'gloves', 'use'])).toBe('use.gloves.watk_90-.slots_-0');
    expect(readExclusions('watk_90-.gloves.slots_-0.use')).toEqual(['use', 'gloves', ...RANGES.slice(0, 2)]);
    expect([readExclusions('use'), writeExclusions([])]).toEqual([['use'], '']);
  });

  test.each([
    ['', 'form'],
    ['use.', 'form'],
    ['ore', 'stat'],
    ['use.use', 'twice'],
    ['str_5-.use.str_6-', 'twice'],
    ['use.str_6-5', 'range'],
    [`use${'.use'.repeat(24)}`, 'bounds'],
  ])('are refused as left out: %s', (text, problem) => {
    expect(readExclusions(text)).toBe(problem);
  });

  it('count together, whichever group they are in', () => {
    const some = [
      { least: 1, of: RANGES },
      { least: 1, of: RANGES },
    ];
    expect(statConditions(RANGES, some, [{ of: [{ stat: 'luk', weight: 1 }] }])).toBe(10);
    expect(statConditions(['use', ...RANGES], undefined, some)).toBe(10);
  });

  it('are nothing where none is chosen', () => {
    expect([writeStatRanges([]), writeSomeStats([{ least: 1, of: [] }])]).toEqual(['', '']);
    expect(writeStatSums([{ range: { min: 1 }, of: [] }])).toBe('');
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
    ['1.str_5-*', 'form'],
    ['1.str_5-*2.dex_5-', 'bounds'],
    [`1.str_5-${'*1.str_5-'.repeat(4)}`, 'bounds'],
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
    ['60-.str*60', 'form'],
    [`60-.str${'*60-.str'.repeat(4)}`, 'bounds'],
  ])('are refused as a sum: %s', (text, problem) => {
    expect(readStatSums(text)).toBe(problem);
  });
});
