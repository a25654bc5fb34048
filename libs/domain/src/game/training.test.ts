import { seededRandom } from '../values/seeded-random.js';
import { killsAllowed, SOLO_SPAWN_SHARE } from './respawn.js';
import {
  ATTACK_SECONDS,
  expAllowed,
  expPerHp,
  farmOn,
  isSafeFor,
  trainOn,
  typicalMonster,
  WALK_SECONDS,
  type Trainee,
  type TrainingKind,
} from './training.js';

const CRAB: TrainingKind = {
  level: 20,
  avoidability: 0,
  maxHp: 300,
  exp: 30,
  isBoss: false,
  count: 8,
  respawn: 0,
};
const TRAINEE: Trainee = { way: 'physical', level: 20, accuracy: 50, damage: 100, targets: 1 };

it('says what EXP each HP of a monster gives, and nothing where there is none to divide', () => {
  expect(expPerHp(33, 240)).toBe(0.1375);
  expect([expPerHp(0, 240), expPerHp(33, 0)]).toEqual([undefined, undefined]);
});

describe('an hour on a map', () => {
  it('is limited by damage, or by the monsters that come back', () => {
    const slow = trainOn([CRAB], TRAINEE);
    expect(slow).toMatchObject({ limit: 'damage', killsAllowed: 2160 });
    expect(slow.killsPerHour).toBeCloseTo(3600 / (3 * ATTACK_SECONDS + WALK_SECONDS), 6);
    expect(slow.expPerHour).toBeCloseTo(slow.killsPerHour * 30, 6);
    const fast = trainOn([CRAB], { ...TRAINEE, damage: 300, targets: 6 });
    expect(fast).toMatchObject({ limit: 'respawn', killsPerHour: 2160, expPerHour: 64_800 });
  });

  it('gives no more to any strength than the spawns allow', () => {
    const evasive = { ...CRAB, level: 200, avoidability: 900, maxHp: 9_000_000 };
    expect(expAllowed([CRAB])).toBe(6 * 360 * 30);
    expect(expAllowed([CRAB, evasive])).toBe(12 * 360 * 30);
    expect(expAllowed([CRAB, { ...CRAB, isBoss: true }])).toBe(4 * 360 * 30);
    expect(expAllowed([])).toBe(0);
  });

  it('leaves bosses, monsters without EXP and those it cannot hit alone', () => {
    const evasive = { ...CRAB, avoidability: 200 };
    const { kinds, expPerHour } = trainOn(
      [{ ...CRAB, isBoss: true }, { ...CRAB, exp: 0 }, evasive, { ...CRAB, respawn: -1 }],
      TRAINEE,
    );
    expect([kinds, expPerHour]).toEqual([[], 0]);
  });

  it('needs more attacks where some miss', () => {
    const { kinds } = trainOn([{ ...CRAB, level: 24, avoidability: 18 }], TRAINEE);
    expect(kinds[0]?.hitRate).toBeCloseTo(50 / ((1.84 + 0.07 * 4) * 18) - 1, 6);
    expect(kinds[0]?.attacks).toBeCloseTo(3 / (50 / ((1.84 + 0.07 * 4) * 18) - 1), 6);
  });

  it('agrees with a player that goes round by round', () => {
    const random = seededRandom(43);
    for (let round = 0; round < 60; round += 1) {
      const kinds = Array.from({ length: 1 + Math.floor(random() * 3) }, (): TrainingKind => ({
        ...CRAB,
        maxHp: 1 + Math.floor(random() * 2000),
        exp: 1 + Math.floor(random() * 90),
        count: 1 + Math.floor(random() * 20),
      }));
      const trainee = { ...TRAINEE, targets: 1 + Math.floor(random() * 4) };
      const places = kinds.reduce((sum, { count }) => sum + count, 0);
      const filled = Math.ceil(SOLO_SPAWN_SHARE * places);
      // One round of the map, kind by kind in proportion, and the time that it takes.
      const wave = kinds.map(({ count }) => (count * filled) / places);
      const seconds = kinds.reduce((sum, { maxHp }, index) => {
        const one = Math.ceil(maxHp / trainee.damage) * ATTACK_SECONDS + WALK_SECONDS;
        return sum + (one * (wave[index] ?? 0)) / trainee.targets;
      }, 0);
      const waves = 3600 / Math.max(10, seconds);
      const exp = kinds.reduce((sum, kind, index) => sum + kind.exp * (wave[index] ?? 0), 0) * waves;
      expect(trainOn(kinds, trainee).expPerHour).toBeCloseTo(exp, 4);
    }
  });

  it('is not safe near monsters far above, but bosses', () => {
    expect(isSafeFor([{ ...CRAB, level: 30 }], 20)).toBe(true);
    expect(isSafeFor([CRAB, { ...CRAB, level: 31 }], 20)).toBe(false);
    expect(isSafeFor([CRAB, { ...CRAB, level: 90, isBoss: true }], 20)).toBe(true);
  });
});

describe('an hour after one monster', () => {
  const isWanted = ({ maxHp }: TrainingKind) => maxHp === 300;

  it('takes bosses and monsters without EXP, but none that it cannot hit', () => {
    const pace = 3600 / (3 * ATTACK_SECONDS + WALK_SECONDS);
    expect(farmOn([{ ...CRAB, isBoss: true, exp: 0 }], isWanted, TRAINEE)).toBeCloseTo(pace, 6);
    expect(farmOn([{ ...CRAB, avoidability: 200 }], isWanted, TRAINEE)).toBe(0);
    expect(farmOn([{ ...CRAB, respawn: -1 }], isWanted, TRAINEE)).toBe(0);
    expect(farmOn([{ ...CRAB, maxHp: 301 }], isWanted, TRAINEE)).toBe(0);
  });

  it('leaves the others alone while damage is the limit, and kills them too where it is the spawns', () => {
    const kinds = [CRAB, { ...CRAB, maxHp: 301 }];
    const weak = { ...TRAINEE, damage: 20 };
    const alone = 3600 / (15 * ATTACK_SECONDS + WALK_SECONDS);
    expect(farmOn(kinds, isWanted, weak)).toBeCloseTo(alone, 6);
    expect(farmOn(kinds, isWanted, { ...TRAINEE, damage: 999, targets: 15 })).toBe(6 * 360);
  });

  it('is never more than the map allows, nor less than training there gives', () => {
    const random = seededRandom(36);
    for (let round = 0; round < 300; round += 1) {
      const kinds = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index): TrainingKind => ({
        ...CRAB,
        level: 15 + Math.floor(random() * 12),
        avoidability: Math.floor(random() * 20),
        maxHp: index === 0 ? 300 : 301 + Math.floor(random() * 2000),
        isBoss: random() < 0.2,
        count: 1 + Math.floor(random() * 20),
        respawn: [0, 0, 25, 600, -1][Math.floor(random() * 5)] ?? 0,
      }));
      const trainee = {
        ...TRAINEE,
        damage: 1 + Math.floor(random() * 400),
        targets: 1 + Math.floor(random() * 6),
      };
      const kills = farmOn(kinds, isWanted, trainee);
      expect(kills).toBeLessThanOrEqual((killsAllowed(kinds)[0] ?? 0) + 1e-6);
      const trained = trainOn(kinds, trainee).kinds.find(({ kind }) => isWanted(kind));
      expect(kills).toBeGreaterThanOrEqual((trained?.killsPerHour ?? 0) - 1e-6);
    }
  });
});

describe('the typical monster of a level', () => {
  it('is the middle of those that are nearest', () => {
    const kinds = Array.from({ length: 60 }, (_, level) => ({
      level,
      maxHp: level * 10,
      avoidability: level,
    }));
    expect(typicalMonster(kinds, 30)).toEqual({ maxHp: 300, avoidability: 30 });
    expect(typicalMonster(kinds, 200)).toEqual({ maxHp: 520, avoidability: 52 });
    expect(typicalMonster([], 30)).toBeUndefined();
  });
});
