import type { LogFilters } from '@portico/contract';
import { MAX_LOG_SEARCH, MAX_LOG_THING } from '@portico/domain';
import { readChoice, readId, readLimit, readPage, readTerm } from '../../../platform/http/index.js';
import { readCursor } from '../tables/log-cursor.js';
import { readLogSpan } from './log-moments.js';

const MAX_CURSOR = 64;
const LIMIT = { default: 25, max: 100 };

export interface LogSelection {
  /** '' for all. */
  search: string;
  /** The words that were chosen, by the name of their parameter; without one it narrows nothing. */
  choices: Readonly<Record<string, string | undefined>>;
  /** Id or part of the name of items; '' for all. */
  item: string;
  source: string;
  playerId: number | undefined;
  /** First moment, milliseconds UTC; undefined from the beginning on. */
  from: number | undefined;
  /** First moment that is not in it any more, milliseconds UTC; undefined up to now. */
  until: number | undefined;
}

export interface LogPageQuery extends LogSelection {
  page: number;
  limit: number;
  cursor: string;
}

export interface LogCalendar {
  zone: string;
  now: number;
}

/** Parses the query of a log. Throws `request.validation_failed`. */
export function readLogSelection(
  filters: LogFilters,
  query: Record<string, unknown>,
  { zone, now }: LogCalendar,
): LogSelection {
  const { search, choices, hasPlayer, hasItem, hasSource } = filters;
  const chosen = Object.entries(choices).map(([name, words]) => [name, readChoice(name, query[name], words)]);
  const hasOne = hasPlayer === true && query.playerId !== undefined && query.playerId !== '';
  // One character alone is shown on whatever day.
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
  calendar: LogCalendar,
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
