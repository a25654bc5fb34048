import { distributionOf, dropSimulation, shareOfKills } from './drop-simulation.js';
import type { SimulatedRow, SimulationOptions } from './drop-simulation.js';
import { dropShare, expectedPieces } from './drop-yield.js';
import { seededRandom } from '../values/seeded-random.js';

const KILLS = 1000;
const RUNS = 400;
const SHELL: SimulatedRow = {
  table: 'monster',
  itemId: 4_000_000,
  minQuantity: 1,
  maxQuantity: 1,
  questId: 0,
  chance: 60_000,
  isEquipment: false,
};
const MESOS: SimulatedRow = { ...SHELL, itemId: 0, minQuantity: 10, maxQuantity: 31, chance: 400_000 };
const SWORD: SimulatedRow = { ...SHELL, itemId: 1_302_000, isEquipment: true, chance: 700 };
const CRASH: SimulatedRow = {
  ...SHELL,
  itemId: 4_000_001,
  minQuantity: 3,
  maxQuantity: 3,
  chance: 1_000_000,
};
const ALWAYS: SimulatedRow = { ...SHELL, chance: 1_000_000 };

const PLAIN: SimulationOptions = { kills: KILLS, rates: { drop: 1, meso: 1 }, isOnQuests: false };

/** The amounts of one item, run by run. */
function samples(rows: SimulatedRow[], options: Partial<SimulationOptions> = {}, itemId = SHELL.itemId) {
  const simulate = dropSimulation(rows, { ...PLAIN, ...options });
  const random = seededRandom(20_240_101);
  return Array.from({ length: RUNS }, () => simulate(random).get(itemId) ?? 0);
}

const meanOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const varianceOf = (all: number[]) => {
  const mean = meanOf(all);
  return all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (all.length - 1);
};

/** Differences of mean and spread, if they are larger than chance explains once in ten thousand seeds. */
function misfits(all: number[], mean: number, variance: number): string[] {
  const errors = Math.abs(meanOf(all) - mean) / Math.sqrt(variance / RUNS);
  const ratio = varianceOf(all) / variance;
  return [
    ...(errors < 4 ? [] : [`mean ${errors} standard errors off`]),
    ...(ratio > 0.75 && ratio < 1.35 ? [] : [`spread ${ratio} times as wide`]),
  ];
}

describe('what runs bring, against the closed formulas', () => {
  it.each([
    ['a monster', SHELL, 1],
    ['a monster with the rate', SHELL, 3],
    ['a rare drop', { ...SHELL, chance: 800 }, 3],
    ['a global drop, which takes no rate', { ...SHELL, isGlobal: true }, 3],
    ['a reactor', { ...SHELL, table: 'reactor' as const, chance: 12 }, 3],
  ])('is binomial for %s', (_name, row, drop) => {
    const share = dropShare(row, drop);
    const never = { ...SHELL, itemId: 9, chance: 0 };
    const all = samples([row, never], { rates: { drop, meso: 1 } });
    expect(misfits(all, KILLS * share, KILLS * share * (1 - share))).toEqual([]);
  });

  it('draws stacks evenly between the bounds', () => {
    const row = { ...SHELL, minQuantity: 2, maxQuantity: 7 };
    const share = dropShare(row, 1);
    // 2 to 6: mean 4, mean square 18.
    expect(misfits(samples([row]), KILLS * share * 4, KILLS * (share * 18 - (share * 4) ** 2))).toEqual([]);
  });

  it('draws mesos from the minimum up to below the maximum, times their rate', () => {
    const share = dropShare(MESOS, 2);
    const square = Array.from({ length: 21 }, (_, at) => (10 + at) ** 2).reduce((sum, one) => sum + one) / 21;
    const all = samples([MESOS], { rates: { drop: 2, meso: 3 } }, 0);
    expect(misfits(all, KILLS * share * 20 * 3, KILLS * (share * square * 9 - (share * 60) ** 2))).toEqual(
      [],
    );
  });

  it('rolls several times for equipment whose maximum is above 1', () => {
    const row = { ...SWORD, chance: 50_000, minQuantity: 1, maxQuantity: 3 };
    const share = dropShare(row, 1);
    // The mean of 1, 2 or 3 rolls is 2, the variance 2/3.
    const variance = 2 * share * (1 - share) + (share ** 2 * 2) / 3;
    expect(misfits(samples([row], {}, row.itemId), KILLS * share * 2, KILLS * variance)).toEqual([]);
  });

  it('adds up rows of one item, each rolled by itself', () => {
    const other = { ...SHELL, chance: 20_000 };
    const [one, two] = [dropShare(SHELL, 1), dropShare(other, 1)];
    expect(
      misfits(samples([SHELL, other]), KILLS * (one + two), KILLS * (one * (1 - one) + two * (1 - two))),
    ).toEqual([]);
  });
});

describe('who rolls at all', () => {
  it('gives what always drops with every kill, and never what never does', () => {
    expect(new Set(samples([ALWAYS]))).toEqual(new Set([KILLS]));
    expect(new Set(samples([{ ...SHELL, chance: 0 }]))).toEqual(new Set([0]));
    expect(new Set(samples([{ ...SHELL, table: 'reactor', chance: 0 }]))).toEqual(new Set([KILLS]));
  });

  it('gives global drops only where the monster has a row of its own', () => {
    const global = { ...ALWAYS, isGlobal: true };
    expect(new Set(samples([global]))).toEqual(new Set([0]));
    expect(new Set(samples([global, { ...SHELL, itemId: 9, chance: 0 }]))).toEqual(new Set([KILLS]));
  });

  it('gives drops of quests to those alone who are on them', () => {
    const rows = [{ ...ALWAYS, questId: 1008, isForQuest: true }];
    expect(new Set(samples(rows))).toEqual(new Set([0]));
    expect(new Set(samples(rows, { isOnQuests: true }))).toEqual(new Set([KILLS]));
  });
});

describe('a row at which the game throws', () => {
  it('takes from a kill what would have come after it, in random order', () => {
    const all = samples([CRASH, ALWAYS]);
    expect(misfits(all, KILLS / 2, KILLS / 4)).toEqual([]);
    expect(new Set(samples([CRASH, ALWAYS], {}, CRASH.itemId))).toEqual(new Set([0]));
  });

  it('takes the global drops and those of quests, which come later, with every kill', () => {
    expect(new Set(samples([CRASH, { ...ALWAYS, isGlobal: true }]))).toEqual(new Set([0]));
    expect(new Set(samples([CRASH, { ...ALWAYS, isForQuest: true }], { isOnQuests: true }))).toEqual(
      new Set([0]),
    );
  });

  it('takes nothing where its own roll fails', () => {
    expect(new Set(samples([{ ...CRASH, chance: 0 }, ALWAYS]))).toEqual(new Set([KILLS]));
  });
});

it('repeats a run with the same seed', () => {
  expect(samples([SHELL, MESOS], {}, 0)).toEqual(samples([SHELL, MESOS], {}, 0));
});

describe('a distribution', () => {
  it('has mean, median and the middle nine tenths', () => {
    const all = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(distributionOf(all)).toEqual({ mean: 50.5, p5: 5, median: 50, p95: 95 });
  });

  it('is that of one run, and 0 without any', () => {
    expect(distributionOf([7])).toEqual({ mean: 7, p5: 7, median: 7, p95: 7 });
    expect(distributionOf([])).toEqual({ mean: 0, p5: 0, median: 0, p95: 0 });
  });
});

describe('how often a kill brings one', () => {
  it('is the chance of a row, and for several rows that not all of them fail', () => {
    const share = dropShare(SHELL, 2);
    expect(shareOfKills([SHELL], 2)).toBeCloseTo(share, 12);
    expect(shareOfKills([SHELL, SHELL], 2)).toBeCloseTo(1 - (1 - share) ** 2, 12);
    expect(shareOfKills([], 2)).toBe(0);
    expect(shareOfKills([CRASH], 1)).toBe(0);
  });

  it('counts every roll for equipment', () => {
    const row = { ...SWORD, chance: 500_000, minQuantity: 1, maxQuantity: 2 };
    const miss = 1 - dropShare(row, 1);
    expect(shareOfKills([row], 1)).toBeCloseTo(1 - (miss + miss ** 2) / 2, 12);
    expect(shareOfKills([{ ...row, chance: 999_999 }], 1)).toBe(1);
    expect(shareOfKills([{ ...row, chance: 0 }], 1)).toBe(0);
    expect(expectedPieces(row)).toBe(1.5);
  });
});
