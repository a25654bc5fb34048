import { WEAPON_TYPES, type WeaponType } from '@portico/domain';
import { choiceOf, listOf, numberOf, readRows } from '../../shared/data-files.js';
import type { DemoRandom } from '../../shared/demo-random.js';

const FILE = 'people/careers';

const STATS = ['str', 'dex', 'int', 'luk'] as const;

export type Stat = (typeof STATS)[number];

export interface Career {
  weight: number;
  /** Job codes from the first job to the fourth advancement. */
  jobs: readonly [number, number, readonly number[]];
  stats: readonly [Stat, Stat];
  /** Average growth: per level, at the first advancement, and by a later skill. */
  hp: Growth;
  mp: Growth;
  /** Bit of `reqJob`. */
  requirement: number;
  weapons: readonly WeaponType[];
}

interface Growth {
  level: number;
  advancement: number;
  skill: number;
}

type Steps = readonly [level: number, advancement: number, skill: number];

type Growths = Pick<Career, 'hp' | 'mp'>;

const GROWTHS: Readonly<Record<string, Growths>> = {
  warrior: growths([26, 225, 40], [5, 10, 0]),
  magician: growths([12, 10, 0], [24, 125, 62]),
  bowman: growths([22, 125, 0], [15, 38, 0]),
  pirate: growths([25, 175, 12], [20, 38, 0]),
  brawler: growths([25, 175, 32], [20, 38, 0]),
  aran: growths([46, 225, 20], [6, 10, 0]),
};

function growths(...[hp, mp]: [Steps, Steps]): Growths {
  const growth = ([level, advancement, skill]: Steps): Growth => ({ level, advancement, skill });
  return { hp: growth(hp), mp: growth(mp) };
}

/** Careers in the game, with their weight: about how many of a hundred characters have each. */
export const CAREERS = readRows(FILE, 6).map(toCareer);

function toCareer([weight, jobs, stats, growth = '', requirement, weapons]: readonly string[]): Career {
  const [beginning = 0, first = 0, ...later] = listOf(jobs).map((job) => numberOf(job, FILE));
  const [main, second] = listOf(stats).map((stat) => choiceOf(STATS, stat, FILE));
  const own = GROWTHS[growth];
  if (!main || !second || !own) throw new RangeError(`${FILE}: ${stats} or ${growth} is unknown`);
  return {
    weight: numberOf(weight, FILE),
    jobs: [beginning, first, later],
    stats: [main, second],
    ...own,
    requirement: numberOf(requirement, FILE),
    weapons: listOf(weapons).map((type) => choiceOf(WEAPON_TYPES, type, FILE)),
  };
}

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

export function weaponsOf(job: number): readonly WeaponType[] {
  return findCareer(job)?.weapons ?? ['sword', 'mace'];
}

/** Bit of a job in `reqJob`; 0 for beginners. */
export function requirementOf(job: number): number {
  return job === 900 ? 1 : (findCareer(job)?.requirement ?? 0);
}

function findCareer(job: number): Career | undefined {
  return CAREERS.find(({ jobs: [, first, later] }) => first === job || later.includes(job));
}

const TOTAL_WEIGHT = CAREERS.reduce((sum, { weight }) => sum + weight, 0);

export function pickCareer(random: DemoRandom): Career {
  let left = random.between(1, TOTAL_WEIGHT);
  const picked = CAREERS.find(({ weight }) => (left -= weight) <= 0);
  return picked ?? random.pick(CAREERS);
}

export function careerOf(job: number): Career {
  const career = findCareer(job);
  if (!career) throw new RangeError(`no career leads to the job ${job}`);
  return career;
}
