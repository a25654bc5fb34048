import { DAY_MS, HOUR_MS } from './durations.js';

const formats = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as days since 1970-01-01. */
export function dayNumber(epochMs: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(epochMs);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
  return Math.floor(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS);
}

/** The time on a clock of the zone at a moment, written as if it were UTC: epoch milliseconds. */
export function wallClock(epochMs: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const below = epochMs - Math.floor(epochMs / 1000) * 1000;
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second')) + below;
}

/**
 * The moment at which a clock of the time zone shows this (`wallClock`), epoch milliseconds. A time that the zone leaves out is moved
 * on by as much as the clock; of one that it has twice, one of the two.
 */
export function momentOfClock(shown: number, zone: string): number {
  let at = shown;
  // The second time around, the difference is that of the moment itself.
  for (let round = 0; round < 2; round++) at = shown - (wallClock(at, zone) - at);
  return at;
}

/** Midnights of the time zone between two moments; negative when the second is earlier. */
export function daysBetween(from: number, to: number, zone: string): number {
  return dayNumber(to, zone) - dayNumber(from, zone);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

/** A written day, `2026-01-04`, as days since 1970-01-01. */
export function dayNumberOf(written: string): number {
  return Math.floor(Date.parse(`${written}T00:00:00Z`) / DAY_MS);
}

/** A day number as it is written: `2026-01-04`. */
export function writtenDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A moment (epoch milliseconds) as a clock of the time zone shows it: `2026-01-31 18:30:00`. */
export function writtenMoment(epochMs: number, zone: string): string {
  return new Date(wallClock(epochMs, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Day of the week of a day number, 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** When the day of a moment ends in a time zone, epoch milliseconds. */
export function midnightAfter(epochMs: number, zone: string): number {
  const day = dayNumber(epochMs, zone);
  let before = epochMs;
  // No day lasts longer than 26 hours, whatever clocks are changed on it.
  let after = epochMs + 26 * HOUR_MS;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayNumber(between, zone) === day) before = between;
    else after = between;
  }
  return after;
}

/** When a day number begins in a time zone, epoch milliseconds; of a day that the zone leaves out, when the next begins. */
export function startOfDay(day: number, zone: string): number {
  // Zones are from 12 hours behind UTC to 14 ahead of it.
  let before = day * DAY_MS - 15 * HOUR_MS;
  let start = day * DAY_MS + 13 * HOUR_MS;
  while (start - before > 1) {
    const between = Math.floor((before + start) / 2);
    if (dayNumber(between, zone) < day) before = between;
    else start = between;
  }
  return start;
}
