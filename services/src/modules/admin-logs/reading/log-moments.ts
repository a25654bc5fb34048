import {
  DAY_MS,
  dayNumber,
  dayNumberOf,
  MAX_LOG_DAYS,
  midnightAfter,
  MINUTE_MS,
  momentOfClock,
  startOfDay,
  writtenDay,
} from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { LogSpan } from '../tables/log-cursor.js';

const DEFAULT_DAYS = 7;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** The days of the server from one to another, both with them; the last seven without either. */
export function readLogSpan(startDate: unknown, endDate: unknown, zone: string, now: number): LogSpan {
  const until = readMoment('endDate', endDate, zone)?.end ?? midnightAfter(now, zone);
  const from = readMoment('startDate', startDate, zone)?.begin ?? daysBefore(until, DEFAULT_DAYS, zone);
  if (until <= from) throw refused('endDate', 'afterStart', 'Must not be before startDate');
  // Days of a change of clocks are an hour longer.
  if (until - from > MAX_LOG_DAYS * DAY_MS + 2 * 60 * MINUTE_MS)
    throw refused('startDate', 'maxDays', `At most ${MAX_LOG_DAYS} days at once`);
  return { from, until };
}

/** When the server's day of a moment began. */
export function startOfToday(now: number, zone: string): number {
  return startOfDay(dayNumber(now, zone), zone);
}

function daysBefore(until: number, days: number, zone: string): number {
  return startOfDay(dayNumber(until - 1, zone) - days + 1, zone);
}

function readMoment(name: string, value: unknown, zone: string): { begin: number; end: number } | undefined {
  if (value === undefined || value === '') return undefined;
  const parts = typeof value === 'string' ? MOMENT.exec(value) : null;
  const wrong = refused(name, 'date', 'Must be a day, 2026-01-31, or a minute, 2026-01-31T18:30');
  if (!parts) throw wrong;
  const [, written = '', hours, minutes] = parts;
  const day = dayNumberOf(written);
  if (!Number.isFinite(day) || writtenDay(day) !== written || day < 0) throw wrong;
  if (hours === undefined) return { begin: startOfDay(day, zone), end: startOfDay(day + 1, zone) };
  const minute = Number(hours) * 60 + Number(minutes);
  if (Number(hours) > 23 || Number(minutes) > 59) throw wrong;
  // The clock on the wall does not show every minute on each day.
  const begin = momentOfClock(day * DAY_MS + minute * MINUTE_MS, zone);
  return { begin, end: begin + MINUTE_MS };
}

function refused(field: string, rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule, msg }]);
}
