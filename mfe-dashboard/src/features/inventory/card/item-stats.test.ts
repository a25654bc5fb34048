import { someStats } from '../test/inventory-data';
import { compareStats, upgradeSlotsOf, wornBonuses } from './item-stats';

describe('rolled stats', () => {
  it('are told with their difference from the average, those that only an average piece has too', () => {
    const compared = compareStats(
      someStats({ watk: 20, str: 3, luk: 1 }),
      someStats({ watk: 17, str: 4, luk: 1, jump: 2 }),
    );
    expect(compared).toEqual([
      { name: 'watk', value: 20, difference: 3 },
      { name: 'str', value: 3, difference: -1 },
      { name: 'luk', value: 1, difference: 0 },
      { name: 'jump', value: 0, difference: -2 },
    ]);
  });

  it('have no difference where nobody knows an average', () => {
    expect(compareStats(someStats({ acc: 4 }), undefined)).toEqual([
      { name: 'acc', value: 4, difference: undefined },
    ]);
  });

  it('add up over all that is worn', () => {
    const worn = [
      { stats: someStats({ str: 3, hp: 20 }) },
      { stats: someStats({ str: 4 }) },
      { stats: null },
    ];
    expect(wornBonuses(worn).map(({ name, value }) => [name, value])).toEqual([
      ['str', 7],
      ['hp', 20],
    ]);
  });
});

describe('upgrade slots', () => {
  const average = someStats({ upgradeslots: 7 });

  it('are counted with those of hammers, by what became of them', () => {
    expect(upgradeSlotsOf(someStats({ upgradeslots: 3, upgrades: 4, vicious: 2 }), average)).toEqual({
      left: 3,
      total: 9,
      passed: 4,
      failed: 2,
    });
  });

  it('are not added up where the numbers do not agree', () => {
    expect(upgradeSlotsOf(someStats({ upgradeslots: 6, upgrades: 4 }), average)).toMatchObject({
      left: 6,
      total: undefined,
      failed: undefined,
    });
  });
});
