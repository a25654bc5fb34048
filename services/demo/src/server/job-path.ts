import type { DemoRandom } from '../world/shared/demo-random.js';

/** Levels at which a job advances. */
const ADVANCEMENTS = [10, 30, 70, 120];

/** Branches of the second advancement by the hundreds of an explorer's job. */
const BRANCHES: Readonly<Record<number, readonly number[]>> = {
  100: [10, 20, 30],
  200: [10, 20, 30],
  300: [10, 20],
  400: [10, 20],
  500: [10, 20],
};

export function isCygnus(job: number): boolean {
  return job >= 1000 && job < 2000;
}

/** The job code that a character of that level has come to; a branch once taken stays. */
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
