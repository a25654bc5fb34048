import { DAY_MS, HOUR_MS } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';

export const RECORD_DAYS = 180;

/** Time zone of the demo world's server (Asia/Tokyo, which has no daylight saving time). */
const SERVER_OFFSET_MS = 9 * HOUR_MS;

export function timesBetween(from: number, to: number, count: number, random: DemoRandom): number[] {
  const moments = Array.from({ length: count }, () => from + Math.floor(random.fraction() * (to - from)));
  return moments.sort((a, b) => a - b);
}

export function serverDay(at: number): number {
  return Math.floor((at + SERVER_OFFSET_MS) / DAY_MS);
}

export function startOfServerDay(day: number): number {
  return day * DAY_MS - SERVER_OFFSET_MS;
}

export function byTime(a: { at: number }, b: { at: number }): number {
  return a.at - b.at;
}

export function numberedByTime<T extends { id: number; at: number }>(rows: readonly T[]): T[] {
  return rows.toSorted(byTime).map((row, index) => ({ ...row, id: index + 1 }));
}
