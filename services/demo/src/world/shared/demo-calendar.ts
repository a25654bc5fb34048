import { DAY_MS } from '@portico/domain';

/** Default time at which the demo world stands still, so that its rows are the same on any day. */
export const DEMO_TODAY = Date.UTC(2026, 0, 15, 12);

/**
 * Time at which a demo world created at `now` stands still: a whole number of days from `DEMO_TODAY`, and at most a
 * day ago. Random numbers give the same world every day, but weekdays and "yesterday" are real.
 */
export function demoToday(now: number): number {
  return DEMO_TODAY + Math.floor((now - DEMO_TODAY) / DAY_MS) * DAY_MS;
}

export interface DemoDates {
  today: number;
  /** The server's day before the real one, and the last day with actions of players who were not active today. */
  yesterday: number;
}
