import { MONSTER_DRAWS } from '@portico/domain';
import { aDrop } from '../test/drops-data';
import { dropsBeforeAfter } from '../staging/drop-rows';
import { hourKills, hourYield, maxKills } from './hour-yield';

const snail = { id: 1, amount: 12, respawnSeconds: 0 };
const slow = { id: 2, amount: 3, respawnSeconds: 25 };

const rowsOf = (...drops: ReturnType<typeof aDrop>[]) =>
  dropsBeforeAfter({ table: 'monster', dropperId: 1, drops }, []).before;

describe('kills of an hour', () => {
  it('has at most one of each spot a wave', () => {
    expect(maxKills(snail)).toBe(12 * 360);
    expect(maxKills({ ...snail, respawnSeconds: 10 })).toBe(12 * 360);
  });

  it('waits for the first wave after the time of a monster', () => {
    expect(maxKills(slow)).toBe(3 * 120);
  });

  it('has none of what never comes back', () => {
    expect(maxKills({ ...snail, respawnSeconds: -1 })).toBe(0);
  });

  it('is bound by the pace, spread as the monsters come back', () => {
    const { kills, total, isBoundByPace } = hourKills([snail, slow], 39);
    expect(isBoundByPace).toBe(true);
    expect(total).toBe(2340);
    expect(kills.get(1)).toBeCloseTo(2160, 6);
    expect(kills.get(2)).toBeCloseTo(180, 6);
  });

  it('is bound by the map where the pace is faster', () => {
    expect(hourKills([slow], 60)).toMatchObject({ total: 360, isBoundByPace: false });
    expect(hourKills([], 60)).toMatchObject({ total: 0, isBoundByPace: false });
  });
});

describe('the yield of an hour', () => {
  it('is kills times chance times pieces, mesos with their rate, the rest by shop prices', () => {
    const rows = rowsOf(
      aDrop({ chance: 100_000 }),
      aDrop({ itemid: 0, chance: 50_000, minQuantity: 10, maxQuantity: 31 }),
    );
    const { pieces, mesos, goods } = hourYield([{ kills: 1000, rows, dropRate: 2 }], 3);
    expect(pieces.get(4_000_019)).toBeCloseTo((1000 * 200_000) / MONSTER_DRAWS, 6);
    expect(goods).toBeCloseTo((1000 * 200_000 * 50) / MONSTER_DRAWS, 6);
    expect(mesos).toBeCloseTo((1000 * 100_000 * 20 * 3) / MONSTER_DRAWS, 6);
    expect(pieces.has(0)).toBe(false);
  });

  it('adds up the monsters, and leaves out what falls for quests alone', () => {
    const rows = rowsOf(aDrop(), aDrop({ itemid: 4_031_161, isQuestItem: true, questid: 1008 }));
    const { pieces } = hourYield(
      [
        { kills: 10, rows, dropRate: 9 },
        { kills: 5, rows, dropRate: 9 },
      ],
      1,
    );
    expect([...pieces]).toEqual([[4_000_019, 15]]);
  });

  it('has global drops only of monsters with rows of their own', () => {
    const rows = rowsOf(aDrop()).map((row) => ({ ...row, isGlobal: true }));
    expect(hourYield([{ kills: 10, rows, dropRate: 1 }], 1).pieces.size).toBe(0);
  });
});
