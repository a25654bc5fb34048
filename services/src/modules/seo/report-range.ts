import { DAY_MS } from '@portico/domain';
import { AppError } from '../../platform/errors/index.js';
import type { DateRange } from './search-console/search-console-client.js';
const DEFAULT_DAYS = 30;
/** The search console keeps sixteen months. */
const MAX_DAYS = 490;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days of a report (inclusive, UTC), by default the last 30. Refuses invalid, reversed or long ranges. */
export function reportRange(startDate: string, endDate: string, now = Date.now()): DateRange {
  const end = endDate === '' ? now - (now % DAY_MS) : dayOf('endDate', endDate);
  const start = startDate === '' ? end - (DEFAULT_DAYS - 1) * DAY_MS : dayOf('startDate', startDate);
  if (end > now) throw refused('endDate', 'past', 'Must not be in the future');
  if (start > end) throw refused('startDate', 'order', 'Must not be after endDate');
  if ((end - start) / DAY_MS >= MAX_DAYS) throw refused('startDate', 'length', `At most ${MAX_DAYS} days`);
  return { startDate: textOf(start), endDate: textOf(end) };
}

function dayOf(field: string, text: string): number {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The parser takes February 30th for March 2nd.
  if (Number.isNaN(time) || textOf(time) !== text)
    throw refused(field, 'date', 'Must be a day such as 2026-01-31');
  return time;
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function refused(field: string, rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule, msg }]);
}
