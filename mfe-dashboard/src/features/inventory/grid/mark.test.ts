import { ITEM_FLAGS, DAY_MS } from '@portico/domain';
import { anItem } from '../test/inventory-data';
import { marksOf } from './mark';

const NOW = Date.UTC(2026, 0, 10);

describe('marks', () => {
  it('are one for each flag', () => {
    const flag = ITEM_FLAGS.locked | ITEM_FLAGS.preventSlip;
    expect(marksOf(anItem({ flag }), NOW)).toEqual(['locked', 'preventSlip']);
    expect(marksOf(anItem({ flag: 15 }), NOW)).toHaveLength(4);
  });

  it.each([
    [-1, ['expired']],
    [0, ['expired']],
    [1, ['expiring']],
    [7 * DAY_MS, ['expiring']],
    [7 * DAY_MS + 1, []],
  ])('tell that the end is near: in %i ms %s', (left, marks) => {
    expect(marksOf(anItem({ expiration: NOW + left }), NOW)).toEqual(marks);
  });

  it('tell of a name tag and a gift', () => {
    expect(marksOf(anItem({ owner: 'Wren', giftFrom: 'Ash' }), NOW)).toEqual(['nameTag', 'gift']);
  });
});
