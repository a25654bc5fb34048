import { dayNumber, dayNumberOf, weekdayOf } from '../values/server-days.js';

/** The daily login rewards go round in so many days, for everybody alike. */
export const REWARD_CYCLE_DAYS = 14;

const WEEK_DAYS = 7;

/**
 * The day of the reward cycle at a moment, 1 to 14 by server time. `anchorDay` (`2026-01-04`) is a day 1; the cycle advances at every
 * midnight of the zone, whatever players do.
 */
export function rewardCycleDay(epochMs: number, anchorDay: string, zone: string): number {
  return dayOfCycle(dayNumber(epochMs, zone), anchorDay);
}

/** Day numbers of the cycle that a day number lies in, its day 1 first. */
export function rewardCycleDays(day: number, anchorDay: string): number[] {
  const first = day - dayOfCycle(day, anchorDay) + 1;
  return Array.from({ length: REWARD_CYCLE_DAYS }, (_, index) => first + index);
}

function dayOfCycle(day: number, anchorDay: string): number {
  const distance = day - dayNumberOf(anchorDay);
  return (((distance % REWARD_CYCLE_DAYS) + REWARD_CYCLE_DAYS) % REWARD_CYCLE_DAYS) + 1;
}

/** The week of the weekly bonus around a moment: day numbers of its Sunday and its Saturday, by server time. */
export function rewardWeek(epochMs: number, zone: string): { sunday: number; saturday: number } {
  return weekOf(dayNumber(epochMs, zone));
}

/** The same around a day number. */
export function weekOf(today: number): { sunday: number; saturday: number } {
  const sunday = today - weekdayOf(today);
  return { sunday, saturday: sunday + WEEK_DAYS - 1 };
}
