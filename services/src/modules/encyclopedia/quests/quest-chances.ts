import { QUEST_JOB_LINES, questJobLineOf, questJobsOf } from '@portico/domain';
import type { QuestRewardItem } from '../../../catalog/index.js';

export type Gender = 'male' | 'female';

export interface QuestChance {
  jobs: readonly number[];
  /** Null means both. */
  gender: Gender | null;
  percent: number;
}

const GENDERS = ['male', 'female'] as const satisfies Gender[];

/**
 * The chances of each entry of one side of a quest, in the order of entries. The server draws only among random entries for the
 * character's job and gender. An entry has no chances if it is not random, or if no character that may begin the quest can get it.
 */
export function questChances(
  items: readonly QuestRewardItem[],
  startJobs: readonly number[],
): readonly (readonly QuestChance[])[] {
  const entries = items.map((item) => ({ item, jobs: questJobsOf(item.jobMask) }));
  const random = entries.filter(({ item }) => item.choice === 'random');
  const totalFor = (job: number, gender: Gender) =>
    random.reduce((sum, entry) => (isFor(entry, job, gender) ? sum + entry.item.weight : sum), 0);
  const takers = takersOf(startJobs);
  return entries.map((entry) => {
    if (entry.item.choice !== 'random') return [];
    const chances = new Map<number, Map<number, Gender[]>>();
    for (const job of takers) {
      for (const gender of GENDERS) {
        const total = isFor(entry, job, gender) ? totalFor(job, gender) : 0;
        if (total === 0) continue;
        const percent = (entry.item.weight / total) * 100;
        const jobs = chances.get(percent) ?? new Map<number, Gender[]>();
        chances.set(percent, jobs.set(job, [...(jobs.get(job) ?? []), gender]));
      }
    }
    return [...chances].flatMap(([percent, jobs]) => describe(percent, jobs, chances.size === 1));
  });
}

/** Job lines that may begin a quest. If the quest names no known job, all lines may. */
function takersOf(startJobs: readonly number[]): readonly number[] {
  const lines = new Set(startJobs.map(questJobLineOf));
  const known = QUEST_JOB_LINES.filter((line) => lines.has(line));
  return known.length === 0 ? QUEST_JOB_LINES : known;
}

function isFor(
  { item, jobs }: { item: QuestRewardItem; jobs: readonly number[] },
  job: number,
  gender: Gender,
): boolean {
  return jobs.includes(job) && (item.gender === null || item.gender === gender);
}

/** Describes the rewards with one chance. Both genders of a job are merged if they share it. */
function describe(
  percent: number,
  genders: ReadonlyMap<number, readonly Gender[]>,
  isSameForAll: boolean,
): QuestChance[] {
  if (isSameForAll) return [{ jobs: [], gender: null, percent }];
  const jobsOf = (matches: (of: readonly Gender[]) => boolean) =>
    [...genders].filter(([, of]) => matches(of)).map(([job]) => job);
  const groups = [
    { gender: null, jobs: jobsOf((of) => of.length === GENDERS.length) },
    ...GENDERS.map((gender) => ({ gender, jobs: jobsOf((of) => of.length === 1 && of[0] === gender) })),
  ];
  return groups.filter(({ jobs }) => jobs.length > 0).map((group) => ({ ...group, percent }));
}
