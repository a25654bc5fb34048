import { anyDropPercent, ATTACK_WAYS, seededRandom, trainOn, typicalMonster } from '@portico/domain';
import { map } from '../../../../test/catalog/world-entries.js';
import type { DropSource } from '../../../catalog/index.js';
import { planFarm } from './farm-plan.js';
import type { GroundKind, Grounds, HuntingPlace } from '../shared/open-grounds.js';
import { planTraining } from './training-plan.js';

const random = seededRandom(20_260_136);
const below = (bound: number) => Math.floor(random() * bound);

function randomKind(): GroundKind {
  return {
    monsterId: 100_100 + below(400),
    level: 1 + below(120),
    maxHp: 1 + below(5000),
    exp: below(300),
    isBoss: below(9) === 0,
    avoidability: below(40),
    count: 1 + below(20),
    respawn: [0, 0, 0, 5, 30, -1][below(6)] ?? 0,
  };
}

/** A world of many maps; the other parts of a plan do not depend on it. */
function randomGrounds(): Grounds {
  const all = Array.from({ length: 120 }, (_, index) => ({
    map: map(index, `Map ${index}`),
    kinds: Array.from({ length: 1 + below(4) }, randomKind),
  }));
  return { all, kinds: all.flatMap(({ kinds }) => kinds), places: new Map() };
}

describe('a plan for training', () => {
  it('is what comparing every map with every other gives', () => {
    for (let round = 0; round < 25; round += 1) {
      const grounds = randomGrounds();
      const way = ATTACK_WAYS[round % 2] ?? 'physical';
      const wish = {
        level: 1 + below(120),
        way,
        targets: 1 + below(6),
        damage: 1 + below(900),
        accuracy: below(200),
      };
      const plan = planTraining(grounds, wish);
      const isDangerous = ({ kinds }: (typeof grounds.all)[number]) =>
        kinds.some(({ isBoss, level }) => !isBoss && level > wish.level + 10);
      const left = grounds.all.filter((ground) => !isDangerous(ground));
      expect([plan.compared, plan.tooDangerous]).toEqual([left.length, 120 - left.length]);
      const expected: number[] = [];
      const rest = left.map(({ kinds }) => trainOn(kinds, wish).expPerHour).filter((exp) => exp > 0);
      while (rest.length > 0 && expected.length < 10) {
        const best = Math.max(...rest);
        expected.push(best);
        rest.splice(rest.indexOf(best), 1);
      }
      expect(plan.maps.map(({ expPerHour }) => expPerHour)).toEqual(expected);
    }
  });

  it('takes a character that fells the typical monster of its level with three hits, and never misses it', () => {
    const grounds = randomGrounds();
    const monster = typicalMonster(grounds.kinds, 40);
    const { defaults, trainee } = planTraining(grounds, { level: 40, way: 'physical', targets: 1 });
    expect(defaults.damage).toBe(Math.ceil((monster?.maxHp ?? 0) / 3));
    expect(defaults.accuracy).toBe(Math.ceil(2 * 1.84 * (monster?.avoidability ?? 0)));
    expect(trainee).toMatchObject(defaults);
  });

  it('has no map in a world without any', () => {
    const plan = planTraining(
      { all: [], kinds: [], places: new Map() },
      { level: 9, way: 'magic', targets: 1 },
    );
    expect(plan).toMatchObject({ compared: 0, maps: [], defaults: { damage: 1, accuracy: 1 } });
  });
});

describe('a plan for an item', () => {
  const source = (): DropSource => ({
    type: (['monster', 'monster', 'monster', 'reactor', 'global'] as const)[below(5)] ?? 'monster',
    dropperId: 100_100 + below(12),
    name: 'Crab',
    level: 10,
    isBoss: false,
    minimumQuantity: 1,
    maximumQuantity: 1,
    percent: [0.01, 0.4, 7, 60][below(4)] ?? 1,
    questId: below(5) === 0 ? 1008 : null,
  });

  it('has each monster once, or twice with a quest, those with the fewest hours first', () => {
    for (let round = 0; round < 40; round += 1) {
      const sources = Array.from({ length: below(30) }, source);
      const places = new Map<number, HuntingPlace[]>(
        Array.from({ length: 6 }, () => [
          100_100 + below(12),
          [{ map: map(1, 'Flats'), kinds: [], count: 2, respawn: 0, killsAllowed: 1 + below(2000) }],
        ]),
      );
      const rates = { drop: 3, bossDrop: 2 };
      const plan = planFarm(sources, { places }, { rates, perHour: 500 });
      const monsters = sources.filter(({ type }) => type === 'monster');
      const keys = new Set(monsters.map(({ dropperId, questId }) => `${dropperId} ${questId}`));
      expect(plan.map((one) => `${one.source.dropperId} ${one.source.questId}`).toSorted()).toEqual(
        [...keys].toSorted(),
      );
      for (const { source: from, percent, time } of plan) {
        const rows = monsters.filter(
          (row) => row.dropperId === from.dropperId && row.questId === from.questId,
        );
        expect(percent).toBeCloseTo(anyDropPercent(rows.map((row) => Math.min(100, row.percent * 3))), 6);
        const allowed = places.get(from.dropperId)?.[0]?.killsAllowed;
        const hours = allowed === undefined ? undefined : time.average.kills / Math.min(500, allowed);
        expect(time.average.hours).toBe(hours);
      }
      const hours = plan.map(({ time }) => time.average.hours ?? Infinity);
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    }
  });

  it('takes the pace of a character from its best safe map, and puts dangerous monsters behind, and those without a map last', () => {
    const place = (id: number, ...kinds: GroundKind[]): HuntingPlace => ({
      map: map(id, `Map ${id}`),
      kinds,
      count: 9,
      respawn: 0,
      killsAllowed: 2520,
    });
    const kindOf = (monsterId: number, more: Partial<GroundKind> = {}): GroundKind => ({
      ...randomKind(),
      monsterId,
      level: 20,
      maxHp: 300,
      exp: 9,
      isBoss: false,
      avoidability: 0,
      count: 9,
      respawn: 0,
      ...more,
    });
    const drop = (dropperId: number): DropSource => ({
      ...source(),
      type: 'monster',
      dropperId,
      isBoss: false,
      percent: 10,
      questId: null,
    });
    const [summoned, easy, tough, far, evasive] = [0, 1, 2, 3, 4];
    const guard = kindOf(9, { level: 31 });
    const places = new Map([
      [easy, [place(11, kindOf(easy), guard), place(12, kindOf(easy), kindOf(8))]],
      [tough, [place(13, kindOf(tough, { maxHp: 900 }))]],
      [far, [place(14, kindOf(far, { level: 31 }))]],
      [evasive, [place(15, kindOf(evasive, { avoidability: 900 }))]],
    ]);
    const trainee = { level: 20, way: 'physical', accuracy: 50, damage: 100, targets: 1 } as const;
    const rates = { drop: 1, bossDrop: 1 };
    const plan = planFarm(
      [summoned, far, evasive, tough, easy].map(drop),
      { places },
      { rates, perHour: 20_000, trainee },
    );
    expect(plan.map((one) => one.source.dropperId)).toEqual([easy, tough, far, evasive, summoned]);
    expect(plan[0]?.places.map((one) => [one.map.id, one.isDangerous])).toEqual([
      [12, false],
      [11, true],
    ]);
    // Three attacks and a walk for each of ten kills; nine attacks for the tougher one.
    expect(plan[0]?.time.average.hours).toBeCloseTo((10 * 3.4) / 3600, 6);
    expect(plan[1]?.time.average.hours).toBeCloseTo((10 * 8.2) / 3600, 6);
    expect(plan.map(({ fight }) => fight)).toEqual([
      { hitRate: 1, attacks: 3 },
      { hitRate: 1, attacks: 9 },
      { hitRate: 1, attacks: 3 },
      { hitRate: 0, attacks: Infinity },
      undefined,
    ]);
    expect(plan[3]?.time.average.hours).toBeUndefined();
  });
});
