import type { WeaponType } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';

export type Stat = 'str' | 'dex' | 'int' | 'luk';

export interface Career {
  weight: number;
  /** Job codes from the first job to the fourth advancement. */
  jobs: readonly [number, number, readonly number[]];
  stats: readonly [Stat, Stat];
  /** Average growth: per level, at the first advancement, and by a later skill. */
  hp: Growth;
  mp: Growth;
  requirement: number;
}

interface Growth {
  level: number;
  advancement: number;
  skill: number;
}

const WARRIOR = {
  hp: { level: 26, advancement: 225, skill: 40 },
  mp: { level: 5, advancement: 10, skill: 0 },
};
const MAGICIAN = {
  hp: { level: 12, advancement: 10, skill: 0 },
  mp: { level: 24, advancement: 125, skill: 62 },
};
const BOWMAN = {
  hp: { level: 22, advancement: 125, skill: 0 },
  mp: { level: 15, advancement: 38, skill: 0 },
};
const PIRATE = {
  hp: { level: 25, advancement: 175, skill: 12 },
  mp: { level: 20, advancement: 38, skill: 0 },
};
const BRAWLER = {
  hp: { level: 25, advancement: 175, skill: 32 },
  mp: { level: 20, advancement: 38, skill: 0 },
};
const ARAN = { hp: { level: 46, advancement: 225, skill: 20 }, mp: { level: 6, advancement: 10, skill: 0 } };

const STRONG = ['str', 'dex'] as const;
const WISE = ['int', 'luk'] as const;
const DEFT = ['dex', 'str'] as const;
const SLY = ['luk', 'dex'] as const;

/** Careers in the game, with their weight: about how many of a hundred characters have each. */
export const CAREERS: readonly Career[] = [
  { weight: 9, jobs: [0, 100, [110, 111, 112]], stats: STRONG, ...WARRIOR, requirement: 1 },
  { weight: 5, jobs: [0, 100, [120, 121, 122]], stats: STRONG, ...WARRIOR, requirement: 1 },
  { weight: 7, jobs: [0, 100, [130, 131, 132]], stats: STRONG, ...WARRIOR, requirement: 1 },
  { weight: 4, jobs: [0, 200, [210, 211, 212]], stats: WISE, ...MAGICIAN, requirement: 2 },
  { weight: 7, jobs: [0, 200, [220, 221, 222]], stats: WISE, ...MAGICIAN, requirement: 2 },
  { weight: 12, jobs: [0, 200, [230, 231, 232]], stats: WISE, ...MAGICIAN, requirement: 2 },
  { weight: 7, jobs: [0, 300, [310, 311, 312]], stats: DEFT, ...BOWMAN, requirement: 4 },
  { weight: 4, jobs: [0, 300, [320, 321, 322]], stats: DEFT, ...BOWMAN, requirement: 4 },
  { weight: 15, jobs: [0, 400, [410, 411, 412]], stats: SLY, ...BOWMAN, requirement: 8 },
  { weight: 7, jobs: [0, 400, [420, 421, 422]], stats: SLY, ...BOWMAN, requirement: 8 },
  { weight: 6, jobs: [0, 500, [510, 511, 512]], stats: STRONG, ...BRAWLER, requirement: 16 },
  { weight: 6, jobs: [0, 500, [520, 521, 522]], stats: DEFT, ...PIRATE, requirement: 16 },
  { weight: 3, jobs: [1000, 1100, [1110, 1111]], stats: STRONG, ...WARRIOR, requirement: 1 },
  { weight: 2, jobs: [1000, 1200, [1210, 1211]], stats: WISE, ...MAGICIAN, requirement: 2 },
  { weight: 2, jobs: [1000, 1300, [1310, 1311]], stats: DEFT, ...BOWMAN, requirement: 4 },
  { weight: 3, jobs: [1000, 1400, [1410, 1411]], stats: SLY, ...BOWMAN, requirement: 8 },
  { weight: 2, jobs: [1000, 1500, [1510, 1511]], stats: STRONG, ...BRAWLER, requirement: 16 },
  { weight: 5, jobs: [2000, 2100, [2110, 2111, 2112]], stats: STRONG, ...ARAN, requirement: 1 },
];

const ADVANCEMENTS = [30, 70, 120];

/** Job of a career at a level. Magicians advance two levels earlier than others. */
export function jobAt({ jobs: [beginning, first, later], requirement }: Career, level: number): number {
  if (level < (requirement === 2 ? 8 : 10)) return beginning;
  const reached = ADVANCEMENTS.filter((needed) => level >= needed).length;
  return later[Math.min(reached, later.length) - 1] ?? first;
}

/** Last level of a career: 120 for Knights of Cygnus, 200 for all others. */
export function lastLevelOf({ jobs: [beginning] }: Career): number {
  return beginning === 1000 ? 120 : 200;
}

const WEAPONS: readonly (readonly [from: number, to: number, types: readonly WeaponType[]])[] = [
  [100, 112, ['sword', 'axe', 'twoHandedSword', 'twoHandedAxe']],
  [120, 122, ['sword', 'mace', 'twoHandedMace', 'twoHandedSword']],
  [130, 132, ['spear', 'polearm']],
  [200, 232, ['wand', 'staff']],
  [300, 312, ['bow']],
  [320, 322, ['crossbow']],
  [400, 412, ['claw']],
  [420, 422, ['dagger']],
  [500, 512, ['knuckle']],
  [520, 522, ['gun']],
  [1100, 1112, ['twoHandedSword', 'sword']],
  [1200, 1212, ['wand', 'staff']],
  [1300, 1312, ['bow']],
  [1400, 1412, ['claw']],
  [1500, 1512, ['knuckle']],
  [2100, 2112, ['polearm']],
];

export function weaponsOf(job: number): readonly WeaponType[] {
  return WEAPONS.find(([from, to]) => job >= from && job <= to)?.[2] ?? ['sword', 'mace'];
}

const TOTAL_WEIGHT = CAREERS.reduce((sum, { weight }) => sum + weight, 0);

export function pickCareer(random: DemoRandom): Career {
  let left = random.between(1, TOTAL_WEIGHT);
  const picked = CAREERS.find(({ weight }) => (left -= weight) <= 0);
  return picked ?? random.pick(CAREERS);
}

export function careerOf(job: number): Career {
  const career = CAREERS.find(({ jobs: [, first, later] }) => first === job || later.includes(job));
  if (!career) throw new RangeError(`no career leads to the job ${job}`);
  return career;
}
