import { DAY_MS } from '@portico/domain';

/** The moment at which the demo world stands still unless told otherwise: the same rows on any day. */
export const DEMO_TODAY = Date.UTC(2026, 0, 15, 12);

/**
 * The moment at which a demo world made at `now` stands still: a whole number of days from `DEMO_TODAY` and at
 * most a day ago. Random numbers give the same world every day; weekdays and "yesterday" are real.
 */
export function demoToday(now: number): number {
  return DEMO_TODAY + Math.floor((now - DEMO_TODAY) / DAY_MS) * DAY_MS;
}

/** When a demo world is made. */
export interface DemoDates {
  /** The moment at which its rows stand still. */
  today: number;
  /** The server's day before the real one. Players without activity today acted then at the latest. */
  yesterday: number;
}
