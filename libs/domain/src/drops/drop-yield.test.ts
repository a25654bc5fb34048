import { dropShare, expectedPieces, expectedYield, type YieldRow } from './drop-yield.js';

const SHELL: YieldRow = {
  table: 'monster',
  itemId: 4_000_000,
  minQuantity: 1,
  maxQuantity: 1,
  questId: 0,
  chance: 100_000,
  isEquipment: false,
  price: 50,
};
const MESOS: YieldRow = { ...SHELL, itemId: 0, minQuantity: 10, maxQuantity: 31, chance: 400_000, price: 1 };

describe('how often a kill gives', () => {
  it('multiplies the chance of a monster by the rate, at most always', () => {
    expect(dropShare(SHELL, 3)).toBeCloseTo(0.3, 5);
    expect(dropShare({ ...SHELL, chance: 500_000 }, 3)).toBe(1);
    expect(dropShare({ ...SHELL, chance: 999_999 }, 1)).toBe(1);
    expect(dropShare({ ...SHELL, chance: -5 }, 3)).toBe(0);
  });

  it('takes no rate for global drops', () => {
    expect(dropShare({ ...SHELL, isGlobal: true }, 3)).toBeCloseTo(0.1, 5);
  });

  it('reads the chance of a reactor as 1 in N, where 0 is always', () => {
    const box: YieldRow = { ...SHELL, table: 'reactor', chance: 12 };
    expect(dropShare(box, 3)).toBe(0.25);
    expect(dropShare({ ...box, chance: 2 }, 3)).toBe(1);
    expect(dropShare({ ...box, chance: 0 }, 3)).toBe(1);
    expect(dropShare({ ...box, chance: -1 }, 3)).toBe(0);
  });
});

describe('how many pieces a hit gives', () => {
  it('draws items and mesos from the minimum up to one below the maximum', () => {
    expect(expectedPieces(SHELL)).toBe(1);
    expect(expectedPieces({ ...SHELL, minQuantity: 1, maxQuantity: 4 })).toBe(2);
    expect(expectedPieces(MESOS)).toBe(20);
  });

  it('rolls for equipment as often as the quantities say, the maximum too', () => {
    expect(expectedPieces({ ...SHELL, isEquipment: true, minQuantity: 1, maxQuantity: 3 })).toBe(2);
  });

  it('gives nothing by a row at which the game throws', () => {
    expect(expectedPieces({ ...SHELL, minQuantity: 5, maxQuantity: 5 })).toBe(0);
    expect(expectedPieces({ ...SHELL, minQuantity: 9, maxQuantity: 2 })).toBe(0);
  });
});

describe('what a kill pays', () => {
  it('adds mesos with their rate and what shops pay for the rest', () => {
    const { mesos, goods, total } = expectedYield([SHELL, MESOS], { drop: 2, meso: 3 });
    expect(mesos).toBeCloseTo(0.8 * 20 * 3, 3);
    expect(goods).toBeCloseTo(0.2 * 50, 3);
    expect(total).toBe(mesos + goods);
  });

  it('pays nothing without rows', () => {
    expect(expectedYield([], { drop: 3, meso: 3 })).toEqual({ mesos: 0, goods: 0, total: 0 });
  });
});
