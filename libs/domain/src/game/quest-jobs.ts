import { CLASS_JOB_RANGES, CLASS_SLUGS } from './jobs.js';

/** First job of each line that quests distinguish, ascending. The hundreds of a job are its line. */
export const QUEST_JOB_LINES: readonly number[] = CLASS_SLUGS.flatMap((slug) =>
  CLASS_JOB_RANGES[slug].map(({ from }) => from),
);

const EVAN = 2001;

/** Bits of `job` in quest rewards. Items' `reqJob` has other bits. */
const JOB_BITS: readonly (readonly [number, readonly number[]])[] = [
  [0x1, [0]],
  [0x2, [100]],
  [0x4, [200]],
  [0x8, [300]],
  [0x10, [400]],
  [0x20, [500]],
  [0x400, [1000]],
  [0x800, [1100]],
  [0x1000, [1200]],
  [0x2000, [1300]],
  [0x4000, [1400]],
  [0x8000, [1500]],
  // Evan's bits apply to legends too, because their jobs have the same hundreds.
  [0x2_0000, [EVAN]],
  [0x10_0000, [2000]],
  [0x20_0000, [2100]],
  [0x40_0000, [EVAN]],
];

/** Line of a job: 112 to 100, 2001 to 2000; undefined for game masters and other jobs without a line. */
export function questJobLineOf(job: number): number | undefined {
  return QUEST_JOB_LINES.find((line) => Math.floor(line / 100) === Math.floor(job / 100));
}

/** Lines of jobs that get a reward with this bit mask, from `QUEST_JOB_LINES`; all of them for null. */
export function questJobsOf(mask: number | null): readonly number[] {
  if (mask === null) return QUEST_JOB_LINES;
  const lines = new Set(
    JOB_BITS.flatMap(([bit, jobs]) => ((mask & bit) === 0 ? [] : jobs.map((job) => questJobLineOf(job)))),
  );
  return QUEST_JOB_LINES.filter((line) => lines.has(line));
}
