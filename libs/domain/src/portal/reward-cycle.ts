import { WEEK_DAYS } from '../values/durations.js';
import { dayNumber, dayNumberOf, weekdayOf } from '../values/server-days.js';

/** Days after which the daily login rewards start over, for everybody at the same time. */
export const REWARD_CYCLE_DAYS = 14;

/** Day 1 to 14 of the reward cycle. `anchorDay` (`2026-01-04`) is a day 1. It advances at each midnight of the zone, claimed or not. */
export function rewardCycleDay(epochMs: number, anchorDay: string, zone: string): number {
  return dayOfCycle(dayNumber(epochMs, zone), anchorDay);
}

/** Day numbers of the cycle that contains a day, its day 1 first. */
export function rewardCycleDays(day: number, anchorDay: string): number[] {
  const first = day - dayOfCycle(day, anchorDay) + 1;
  return Array.from({ length: REWARD_CYCLE_DAYS }, (_, index) => first + index);
}

function dayOfCycle(day: number, anchorDay: string): number {
  const distance = day - dayNumberOf(anchorDay);
  return (((distance % REWARD_CYCLE_DAYS) + REWARD_CYCLE_DAYS) % REWARD_CYCLE_DAYS) + 1;
}

/** The week of the weekly bonus that contains a time: day numbers of its Sunday and Saturday, in server time. */
export function rewardWeek(epochMs: number, zone: string): { sunday: number; saturday: number } {
  return weekOf(dayNumber(epochMs, zone));
}

/** The week that contains a day number, as in `rewardWeek`. */
export function weekOf(today: number): { sunday: number; saturday: number } {
  const sunday = today - weekdayOf(today);
  return { sunday, saturday: sunday + WEEK_DAYS - 1 };
}
