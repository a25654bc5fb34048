import { JOB_TEXTS } from '../generated/texts.js';

/** Highest level of a character. */
export const MAX_LEVEL = 200;

/** Classes of the rankings' filter, as addresses spell them. */
export const CLASS_SLUGS = [
  'beginner',
  'warrior',
  'magician',
  'bowman',
  'thief',
  'pirate',
  'noblesse',
  'dawn-warrior',
  'blaze-wizard',
  'wind-archer',
  'night-walker',
  'thunder-breaker',
  'aran',
] as const;

export type ClassSlug = (typeof CLASS_SLUGS)[number];

/** An inclusive range of job codes. */
export interface JobRange {
  from: number;
  to: number;
}

/** Job codes of each class. */
export const CLASS_JOB_RANGES: Readonly<Record<ClassSlug, readonly JobRange[]>> = {
  beginner: [{ from: 0, to: 0 }],
  warrior: [{ from: 100, to: 132 }],
  magician: [{ from: 200, to: 232 }],
  bowman: [{ from: 300, to: 322 }],
  thief: [{ from: 400, to: 422 }],
  pirate: [{ from: 500, to: 522 }],
  noblesse: [{ from: 1000, to: 1000 }],
  'dawn-warrior': [{ from: 1100, to: 1112 }],
  'blaze-wizard': [{ from: 1200, to: 1212 }],
  'wind-archer': [{ from: 1300, to: 1312 }],
  'night-walker': [{ from: 1400, to: 1412 }],
  'thunder-breaker': [{ from: 1500, to: 1512 }],
  aran: [
    { from: 2000, to: 2000 },
    { from: 2100, to: 2112 },
  ],
};

/** The class that a job code is filtered under; undefined for jobs that are listed only under "all" (game masters, 22xx). */
export function classOfJob(job: number): ClassSlug | undefined {
  return CLASS_SLUGS.find((slug) => CLASS_JOB_RANGES[slug].some(({ from, to }) => job >= from && job <= to));
}

/** Lines that a character can follow: the classes, and the staff of the game. */
export type JobLine = ClassSlug | 'gm';

const STAFF_JOBS: JobRange = { from: 800, to: 910 };

/** Line of a job code; the beginner's line if the job is unknown. */
export function lineOfJob(job: number): JobLine {
  if (job >= STAFF_JOBS.from && job <= STAFF_JOBS.to) return 'gm';
  return classOfJob(job) ?? 'beginner';
}

/** English name of every job code of the v83 family; the interface translates by code. */
export const JOB_NAMES: Readonly<Record<number, string>> = JOB_TEXTS;

const EVAN_STAGES = { from: 2200, to: 2218 } as const;

/** English name of a job code; `Job {code}` if it has none. */
export function jobName(job: number): string {
  if (job >= EVAN_STAGES.from && job <= EVAN_STAGES.to) return 'Evan';
  return JOB_NAMES[job] ?? `Job ${job}`;
}
