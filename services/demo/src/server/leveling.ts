import { MAX_INT32, MAX_UPGRADED_STAT } from '@portico/domain';
import type { CharacterEntity } from '@portico/services/game';
import { recordOf } from '@portico/services/platform/collections';
import type { DemoRandom } from '../world/shared/demo-random.js';

const PROGRESS = [
  ...(['level', 'exp', 'job', 'str', 'dex', 'int', 'luk'] as const),
  ...(['hp', 'mp', 'maxHp', 'maxMp', 'meso'] as const),
] satisfies (keyof CharacterEntity)[];

export type Progress = Pick<CharacterEntity, (typeof PROGRESS)[number]>;

export function progressOf(character: Progress): Progress {
  return recordOf(PROGRESS, (name) => character[name]);
}

export const MAX_MESOS = MAX_INT32;

const MAX_LEVEL = 200;
const CYGNUS_MAX_LEVEL = 120;

export function expToNextLevel(level: number): number {
  return Math.min(MAX_INT32, 15 + level ** 4);
}

/** Hours of hunting per level: minutes at first, most of a day at the end. */
export function hoursOfLevel(level: number): number {
  return 0.06 * 1.028 ** level;
}

export function maximumLevel(job: number): number {
  return isCygnus(job) ? CYGNUS_MAX_LEVEL : MAX_LEVEL;
}

/** Lets a character hunt for a while: experience, levels, mesos. `pace` is 1 for an ordinary player. */
export function hunt(character: Progress, seconds: number, pace: number, random: DemoRandom): void {
  character.meso = Math.min(
    MAX_MESOS,
    character.meso + roundAtRandom(mesosOf(character, seconds) * pace, random),
  );
  if (character.level >= maximumLevel(character.job)) return;
  const share = seconds / (hoursOfLevel(character.level) * 3600);
  character.exp += roundAtRandom(expToNextLevel(character.level) * share * pace * luck(random), random);
  while (character.level < maximumLevel(character.job) && character.exp >= expToNextLevel(character.level)) {
    character.exp -= expToNextLevel(character.level);
    levelUp(character, random);
  }
  if (character.level >= maximumLevel(character.job)) character.exp = 0;
}

function levelUp(character: Progress, random: DemoRandom): void {
  character.level += 1;
  character.job = advancedJob(character.job, character.level, random);
  const family = Math.floor((character.job % 1000) / 100);
  if (family === 2) character.int += 5;
  else if (family === 3) character.dex += 5;
  else if (family === 4) character.luk += 5;
  else character.str += 5;
  const [hp, mp] = family === 1 ? [44, 8] : family === 2 ? [14, 48] : [24, 16];
  character.maxHp = Math.min(MAX_UPGRADED_STAT, character.maxHp + hp + random.between(0, 8));
  character.maxMp = Math.min(MAX_UPGRADED_STAT, character.maxMp + mp + random.between(0, 6));
  character.hp = character.maxHp;
  character.mp = character.maxMp;
}

function mesosOf({ level }: Progress, seconds: number): number {
  return (seconds / 60) * (20 + level ** 1.7 * 1.5);
}

function luck(random: DemoRandom): number {
  return 0.6 + random.fraction() * 0.8;
}

/** Rounds so that the average is right, because a level 1 character gains less than one per tick. */
function roundAtRandom(amount: number, random: DemoRandom): number {
  return Math.floor(amount + random.fraction());
}

const ADVANCEMENTS = [10, 30, 70, 120];

/** Branches of the second advancement, by the hundreds of an explorer's job. */
const BRANCHES: Readonly<Record<number, readonly number[]>> = {
  100: [10, 20, 30],
  200: [10, 20, 30],
  300: [10, 20],
  400: [10, 20],
  500: [10, 20],
};

function isCygnus(job: number): boolean {
  return job >= 1000 && job < 2000;
}

export function advancedJob(job: number, level: number, random: DemoRandom): number {
  const due = ADVANCEMENTS.filter((needed) => level >= needed).length;
  let advanced = job;
  for (let rank = rankOf(job); rank < due; rank++) advanced = nextJob(advanced, rank, random);
  return advanced;
}

function rankOf(job: number): number {
  if (job % 1000 === 0) return 0;
  if (job % 100 === 0) return 1;
  return 2 + (job % 10);
}

function nextJob(job: number, rank: number, random: DemoRandom): number {
  if (rank === 0) return job === 2000 ? 2100 : job + 100 * random.between(1, 5);
  if (rank === 1) return job + random.pick(BRANCHES[job] ?? [10]);
  return job + 1;
}
