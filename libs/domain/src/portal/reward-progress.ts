import { weekOf } from './reward-cycle.js';

export interface WeekProgress {
  sunday: number;
  saturday: number;
  /** Day numbers of the week with a claim, in order. */
  claimed: number[];
  /** Days that can still be claimed: today where it is not, and those up to Saturday. */
  open: number;
  /** Whether the days that are left are enough for the weekly bonus. */
  isReachable: boolean;
}

/**
 * How far the week around `today` is, by the day numbers that were claimed; those after today were written by a clock that ran
 * ahead, and do not count yet.
 */
export function weekProgress(today: number, claimedDays: Iterable<number>, needed: number): WeekProgress {
  const { sunday, saturday } = weekOf(today);
  const claimed = [...new Set(claimedDays)]
    .filter((day) => day >= sunday && day <= today)
    .sort((a, b) => a - b);
  const open = saturday - today + (claimed.includes(today) ? 0 : 1);
  return { sunday, saturday, claimed, open, isReachable: claimed.length + open >= needed };
}

/**
 * Weekly bonuses towards the next milestone, of all there ever were: weeks that are left out take nothing away. One that has
 * been earned and not been taken is full.
 */
export function milestoneWeeks(allWeeks: number, milestones: number, needed: number): number {
  return Math.min(Math.max(allWeeks - milestones * needed, 0), needed);
}

export interface Streak {
  /** Days in a row, today or yesterday the last of them: today is not over yet. */
  current: number;
  longest: number;
}

/** Days in a row, from day numbers; those after today do not count. */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const past = [...new Set(days)].filter((day) => day <= today).sort((a, b) => a - b);
  let length = 0;
  let longest = 0;
  past.forEach((day, index) => {
    length = day - 1 === past[index - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  const last = past.at(-1);
  const isRunning = last === today || last === today - 1;
  return { current: isRunning ? length : 0, longest };
}
