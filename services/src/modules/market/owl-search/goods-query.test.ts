import { readGoodsQuery } from './goods-query.js';

const STATS = 'watk matk str dex int luk hp mp wdef mdef acc avoid'.split(' ');
const ALL = STATS.map((stat) => `${stat}_0-`).join('.');
const SUM = `1-.${STATS.join('.')}`;

describe('a search for goods', () => {
  it('names 24 stats in all its groups together', () => {
    expect(readGoodsQuery(`?all=${ALL}&sum=${SUM}`).sums).toHaveLength(1);
  });

  it.each([
    [`all=${ALL}&sum=${SUM}*1-.hp`, 'sum'],
    [`all=${ALL}.slots_1-&some=1.${ALL}`, 'some'],
    [`all=${ALL}&not=use.etc.${ALL}`, 'not'],
  ])('is refused with more: %s', (search, field) => {
    expect(() => readGoodsQuery(search)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });
});
