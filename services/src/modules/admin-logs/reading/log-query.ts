import type { LogFilters } from '@portico/contract';
import {
  DAY_MS,
  dayNumber,
  dayNumberOf,
  MAX_LOG_DAYS,
  MAX_LOG_SEARCH,
  MAX_LOG_THING,
  midnightAfter,
  MINUTE_MS,
  momentOfClock,
  startOfDay,
  writtenDay,
} from '@portico/domain';
import { invalidField } from '../../../platform/errors/index.js';
import { readChoice, readId, readLimit, readPage, readTerm } from '../../../platform/http/index.js';
import { type LogSpan, readCursor } from '../tables/log-cursor.js';

const DEFAULT_DAYS = 7;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

export function readLogSpan(startDate: unknown, endDate: unknown, zone: string, now: number): LogSpan {
  const until = readMoment('endDate', endDate, zone)?.end ?? midnightAfter(now, zone);
  const firstDay = dayNumber(until - 1, zone) - DEFAULT_DAYS + 1;
  const from = readMoment('startDate', startDate, zone)?.begin ?? startOfDay(firstDay, zone);
  if (until <= from) throw invalidField('endDate', 'afterStart', 'Must not be before startDate');
  // A day on which the clocks change may be an hour longer.
  if (until - from > MAX_LOG_DAYS * DAY_MS + 2 * 60 * MINUTE_MS)
    throw invalidField('startDate', 'maxDays', `At most ${MAX_LOG_DAYS} days at once`);
  return { from, until };
}

export function startOfToday(now: number, zone: string): number {
  return startOfDay(dayNumber(now, zone), zone);
}

function readMoment(name: string, value: unknown, zone: string): { begin: number; end: number } | undefined {
  if (value === undefined || value === '') return undefined;
  const parts = typeof value === 'string' ? MOMENT.exec(value) : null;
  const wrong = invalidField(name, 'date', 'Must be a day, 2026-01-31, or a minute, 2026-01-31T18:30');
  if (!parts) throw wrong;
  const [, written = '', hours, minutes] = parts;
  const day = dayNumberOf(written);
  if (!Number.isFinite(day) || writtenDay(day) !== written || day < 0) throw wrong;
  if (hours === undefined) return { begin: startOfDay(day, zone), end: startOfDay(day + 1, zone) };
  const minute = Number(hours) * 60 + Number(minutes);
  if (Number(hours) > 23 || Number(minutes) > 59) throw wrong;
  // On a day on which the clocks change, some minutes do not exist.
  const begin = momentOfClock(day * DAY_MS + minute * MINUTE_MS, zone);
  return { begin, end: begin + MINUTE_MS };
}

const MAX_CURSOR = 64;
const LIMIT = { default: 25, max: 100 };

export interface LogSelection {
  /** '' for all rows. */
  search: string;
  /** Chosen words by parameter name; undefined if the parameter filters nothing. */
  choices: Readonly<Record<string, string | undefined>>;
  /** Id or part of an item name; '' for all items. */
  item: string;
  source: string;
  playerId: number | undefined;
  /** Start, milliseconds UTC; undefined for the whole log. */
  from: number | undefined;
  /** End (exclusive), milliseconds UTC; undefined for up to now. */
  until: number | undefined;
}

export interface LogPageQuery extends LogSelection {
  page: number;
  limit: number;
  cursor: string;
}

export function readLogSelection(
  filters: LogFilters,
  query: Record<string, unknown>,
  { zone, now }: { zone: string; now: number },
): LogSelection {
  const { search, choices, hasPlayer, hasItem, hasSource } = filters;
  const chosen = Object.entries(choices).map(([name, words]) => [name, readChoice(name, query[name], words)]);
  const hasOne = hasPlayer === true && query.playerId !== undefined && query.playerId !== '';
  // The log of a single character is not limited to some days.
  const span = hasOne ? undefined : readLogSpan(query.startDate, query.endDate, zone, now);
  return {
    search: readTerm(search, query[search], MAX_LOG_SEARCH),
    choices: Object.fromEntries(chosen),
    item: hasItem === true ? readTerm('item', query.item, MAX_LOG_THING) : '',
    source: hasSource === true ? readTerm('source', query.source, MAX_LOG_THING) : '',
    playerId: hasOne ? readId('playerId', query.playerId) : undefined,
    from: span?.from,
    until: span?.until,
  };
}

export function readLogPage(
  filters: LogFilters,
  query: Record<string, unknown>,
  calendar: Parameters<typeof readLogSelection>[2],
): LogPageQuery {
  const cursor = readTerm('cursor', query.cursor, MAX_CURSOR);
  readCursor(cursor);
  return {
    ...readLogSelection(filters, query, calendar),
    page: readPage(query.page),
    limit: readLimit(query.limit, LIMIT),
    cursor,
  };
}
