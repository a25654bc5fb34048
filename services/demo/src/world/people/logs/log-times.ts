import { DAY_MS, HOUR_MS } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';

/** How far back the logs of the demo world go. */
export const RECORD_DAYS = 180;

/** The clock of the demo world's server (Asia/Tokyo, which knows no summer time). */
const SERVER_OFFSET_MS = 9 * HOUR_MS;

/** `count` moments in order, all within the span. */
export function timesBetween(from: number, to: number, count: number, random: DemoRandom): number[] {
  const moments = Array.from({ length: count }, () => from + Math.floor(random.fraction() * (to - from)));
  return moments.sort((a, b) => a - b);
}

/** A day by the server's clock: its number since 1970. */
export function serverDay(at: number): number {
  return Math.floor((at + SERVER_OFFSET_MS) / DAY_MS);
}

/** When a server day begins. */
export function startOfServerDay(day: number): number {
  return day * DAY_MS - SERVER_OFFSET_MS;
}

export function byTime(a: { at: number }, b: { at: number }): number {
  return a.at - b.at;
}

/** Rows in the order of their times, with ids from 1 on. */
export function numberedByTime<T extends { id: number; at: number }>(rows: readonly T[]): T[] {
  return rows.toSorted(byTime).map((row, index) => ({ ...row, id: index + 1 }));
}
