import { weekOf } from './reward-cycle.js';

export interface WeekProgress {
  sunday: number;
  saturday: number;
  /** Claimed days of the week, ascending day numbers. */
  claimed: number[];
  /** Days that can still be claimed: today if it is not claimed yet, and the days up to Saturday. */
  open: number;
  /** Whether the remaining days are enough for the weekly bonus. */
  isReachable: boolean;
}

/** Progress in the week that contains `today`. Claims after today do not count yet: a clock that ran ahead wrote them. */
export function weekProgress(today: number, claimedDays: Iterable<number>, needed: number): WeekProgress {
  const { sunday, saturday } = weekOf(today);
  const claimed = [...new Set(claimedDays)]
    .filter((day) => day >= sunday && day <= today)
    .sort((a, b) => a - b);
  const open = saturday - today + (claimed.includes(today) ? 0 : 1);
  return { sunday, saturday, claimed, open, isReachable: claimed.length + open >= needed };
}

/** Weekly bonuses towards the next milestone. Missed weeks do not reset the count. It stays full while a milestone is not claimed. */
export function milestoneWeeks(allWeeks: number, milestones: number, needed: number): number {
  return Math.min(Math.max(allWeeks - milestones * needed, 0), needed);
}

export interface Streak {
  /** Days in a row up to today or yesterday. Yesterday counts because today can still be claimed. */
  current: number;
  longest: number;
}

/** Days in a row, from day numbers. Days after today do not count. */
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
