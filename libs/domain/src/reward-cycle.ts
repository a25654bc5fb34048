import { dayNumber, dayNumberOf, weekdayOf } from './server-days.js';

/** The daily login rewards go round in so many days, for everybody alike. */
export const REWARD_CYCLE_DAYS = 14;

const WEEK_DAYS = 7;

/**
 * Which day of the reward cycle a moment lies on, 1 to 14 by server time. `anchorDay` (`2026-01-04`) is a day 1; the cycle
 * advances at every midnight of the zone, whatever players do.
 */
export function rewardCycleDay(epochMs: number, anchorDay: string, zone: string): number {
  const distance = dayNumber(epochMs, zone) - dayNumberOf(anchorDay);
  return (((distance % REWARD_CYCLE_DAYS) + REWARD_CYCLE_DAYS) % REWARD_CYCLE_DAYS) + 1;
}

/** The week of the weekly bonus around a moment: day numbers of its Sunday and its Saturday, by server time. */
export function rewardWeek(epochMs: number, zone: string): { sunday: number; saturday: number } {
  const today = dayNumber(epochMs, zone);
  const sunday = today - weekdayOf(today);
  return { sunday, saturday: sunday + WEEK_DAYS - 1 };
}
