import { afterHunting, isOver, VISIT_MS, type VisitMemory } from './visit-rows.js';

const ENTERED = Date.UTC(2026, 0, 15, 12);
const VISIT = { accountId: 7, enteredAt: ENTERED };

const MEMORY: VisitMemory = {
  name: 'Wren',
  progress: {
    level: 40,
    exp: 0,
    job: 210,
    meso: 1000,
    str: 4,
    dex: 4,
    int: 200,
    luk: 40,
    hp: 500,
    mp: 900,
    maxHp: 800,
    maxMp: 1500,
  },
  fame: 3,
  mapId: 100_000_000,
  spawnPoint: 2,
  balances: { nxCredit: 1, maplePoint: 2, nxPrepaid: 3, votePoints: 4 },
};

describe('a visit', () => {
  it.each([
    ['at once', 0, false],
    ['by a clock a few seconds behind', -4000, false],
    ['just before its end', VISIT_MS - 1, false],
    ['at its end', VISIT_MS, true],
    ['a day later', 86_400_000, true],
    ['after the clock went an hour back', -3_600_000, true],
  ])('looked at %s (%i ms) is over: %s', (_, after, expected) => {
    expect(isOver(VISIT, ENTERED + after)).toBe(expected);
  });

  it('earns mesos and experience by its length, the same each time it is looked at', () => {
    const [short, long] = [60_000, 600_000].map(
      (after) => afterHunting(MEMORY, VISIT, ENTERED + after).progress,
    );
    expect(short?.meso).toBeGreaterThan(MEMORY.progress.meso);
    expect(long?.meso).toBeGreaterThan(short?.meso ?? Infinity);
    expect(afterHunting(MEMORY, VISIT, ENTERED + 600_000).progress).toEqual(long);
  });

  it('earns nothing in no time, in less than none, and no more than its length is worth', () => {
    for (const after of [0, -3_600_000]) expect(afterHunting(MEMORY, VISIT, ENTERED + after)).toEqual(MEMORY);
    expect(afterHunting(MEMORY, VISIT, ENTERED + 86_400_000)).toEqual(
      afterHunting(MEMORY, VISIT, ENTERED + VISIT_MS),
    );
  });

  it('changes neither place nor balances, and not the memory that it was given', () => {
    const before = structuredClone(MEMORY);
    const { progress: _, ...kept } = afterHunting(MEMORY, VISIT, ENTERED + VISIT_MS);
    expect(MEMORY).toEqual(before);
    expect({ ...kept, progress: MEMORY.progress }).toEqual(MEMORY);
  });
});
