import { DAY_MS, HOUR_MS } from './durations.js';

const formats = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Last answer of `dayNumber` for each zone. Most calls of a busy second ask for its day. */
const lastDays = new Map<string, { second: number; day: number }>();

/** The calendar day of a moment in a time zone, as days since 1970-01-01. */
export function dayNumber(epochMs: number, zone: string): number {
  const second = Math.floor(epochMs / 1000);
  const last = lastDays.get(zone);
  if (last?.second === second) return last.day;
  const day = dayOf(epochMs, zone);
  lastDays.set(zone, { second, day });
  return day;
}

function dayOf(epochMs: number, zone: string): number {
  const parts = made(formats, zone).formatToParts(epochMs);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
  return Math.floor(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS);
}

/** Time on the zone's clock as if it were UTC, epoch milliseconds. */
export function wallClock(epochMs: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const below = epochMs - Math.floor(epochMs / 1000) * 1000;
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second')) + below;
}

/**
 * The time (epoch milliseconds) when a clock in the zone shows `shown`, as `wallClock` returns it. A time that the
 * zone skips is moved forward with the clock. A time that occurs twice gives one of the two.
 */
export function momentOfClock(shown: number, zone: string): number {
  let at = shown;
  // The first round uses the offset at a nearby time, the second the offset at the time itself.
  for (let round = 0; round < 2; round++) at = shown - (wallClock(at, zone) - at);
  return at;
}

/** Midnights in the zone between two times; negative if the second is earlier. */
export function daysBetween(from: number, to: number, zone: string): number {
  return dayNumber(to, zone) - dayNumber(from, zone);
}

function clockOf(zone: string): Intl.DateTimeFormat {
  return made(clocks, zone, { hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' });
}

function made(
  known: Map<string, Intl.DateTimeFormat>,
  zone: string,
  time: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const format =
    known.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      ...time,
    });
  known.set(zone, format);
  return format;
}

/** Days since 1970-01-01 of a written day, `2026-01-04`. */
export function dayNumberOf(written: string): number {
  return Math.floor(Date.parse(`${written}T00:00:00Z`) / DAY_MS);
}

/** Writes a day number: `2026-01-04`. */
export function writtenDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Writes a time (epoch milliseconds) as the zone's clock shows it: `2026-01-31 18:30:00`. */
export function writtenMoment(epochMs: number, zone: string): string {
  return new Date(wallClock(epochMs, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Day of the week of a day number, 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** End of the day in the zone, epoch milliseconds. */
export function midnightAfter(epochMs: number, zone: string): number {
  const day = dayNumber(epochMs, zone);
  let before = epochMs;
  // No day is longer than 26 hours, even if clocks change on it.
  let after = epochMs + 26 * HOUR_MS;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayNumber(between, zone) === day) before = between;
    else after = between;
  }
  return after;
}

/** Start of a day number in the zone, epoch milliseconds. For a day that the zone skips, the start of the next one. */
export function startOfDay(day: number, zone: string): number {
  // Zones are between UTC-12 and UTC+14.
  let before = day * DAY_MS - 15 * HOUR_MS;
  let start = day * DAY_MS + 13 * HOUR_MS;
  while (start - before > 1) {
    const between = Math.floor((before + start) / 2);
    if (dayNumber(between, zone) < day) before = between;
    else start = between;
  }
  return start;
}
