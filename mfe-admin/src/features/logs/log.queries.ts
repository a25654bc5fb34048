import { ApiError } from '@portico/api-client/runtime';
import { ADMIN_LOGS, apiAddress, type AdminLog, type AdminLogRow, type LogFilters } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentDays, useToday, type LogDays } from './log-days';
import { oneOf, useLogState, type LogState, type LogView } from './log-state';

type Answered<L extends AdminLog> = Answer<(typeof ADMIN_LOGS)[L]['path']>;

/** What the answers of all logs have. */
export type LogAnswer = Omit<Answered<'audit'>, 'logs'>;
export type LogPagination = LogAnswer['pagination'];
/** What an answer of a log tells of all its rows. */
type LogSums = { [L in AdminLog]: Omit<Answered<L>, keyof Answered<'audit'>> };
export type LogAnswers = { [L in AdminLog]: LogAnswer & LogSums[L] & { logs: AdminLogRow<L>[] } };
export type LogChart = Answer<'/api/logs/boss/chart'>;

/** What all rows have: whose they are. */
export type LogRow = Pick<AdminLogRow, 'id' | 'account_id' | 'account_name'>;

/** What a call of a log is asked with, beside what is its own. */
export type LogSelection = LogView & { sent: Partial<LogDays> };

/** A call of a log, as the page asks it. */
type LogCall<A> = UseQueryOptions<A, ApiError, A, string[]>;

/** The calls of a log. */
export interface LogCalls<A> {
  page: (selection: LogSelection) => LogCall<A>;
  chart: (selection: LogSelection) => LogCall<LogChart>;
  /** Address of the file with all rows, without its format. */
  file: (selection: LogSelection) => string;
}

const AUTHENTICATED = { authenticated: true } as const;

/** A page of each log. What narrows it comes from the contract, from which the API has its parameters too. */
const PAGES: { [L in AdminLog]: (query: never) => LogCall<LogAnswers[L]> } = {
  votes: (query) => apiQuery('/api/voting/admin/logs', { ...AUTHENTICATED, query }),
  exp: (query) => apiQuery('/api/logs/exp', { ...AUTHENTICATED, query }),
  boss: (query) => apiQuery('/api/logs/boss', { ...AUTHENTICATED, query }),
  scrolling: (query) => apiQuery('/api/logs/scrolling', { ...AUTHENTICATED, query }),
  'nx-credit': (query) => apiQuery('/api/logs/nx-credit', { ...AUTHENTICATED, query }),
  inkwell: (query) => apiQuery('/api/logs/inkwell', { ...AUTHENTICATED, query }),
  audit: (query) => apiQuery('/api/logs/audit', { ...AUTHENTICATED, query }),
};

export function logCalls<L extends AdminLog>(log: L): LogCalls<LogAnswers[L]> {
  const { path } = ADMIN_LOGS[log];
  const filters = (selection: LogSelection) => filterQuery(ADMIN_LOGS[log], selection);
  const chart = `${path}/chart` as '/api/logs/boss/chart';
  return {
    page: (selection) => PAGES[log]({ ...filters(selection), ...pageQuery(selection) } as never),
    chart: (selection) => apiQuery(chart, { ...AUTHENTICATED, query: filters(selection) }),
    file: (selection) => apiAddress(`${path}/file`, filters(selection)),
  };
}

/** Days, search and choices as the calls of a log take them; what narrows nothing is not sent. One character alone is shown on whatever day. */
function filterQuery({ search, choices, hasPlayer }: LogFilters, view: LogSelection): Record<string, string> {
  if (hasPlayer === true && view.playerId > 0) return { playerId: String(view.playerId) };
  const chosen = Object.entries(choices).map(([name, words]) => [name, oneOf(words, wordOf(view, name))]);
  const sent: [string, string | undefined][] = [
    ...Object.entries(view.sent),
    [search, view.search],
    ...(chosen as [string, string | undefined][]),
  ];
  return Object.fromEntries(sent.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The word of a choice that an address names; '' for none. */
export function wordOf(view: LogView, choice: string): string {
  const word = Object.entries(view).find(([name]) => name === choice)?.[1];
  return typeof word === 'string' ? word : '';
}

/** The page that a view stands on: from a row on where it has a cursor, which goes before the number. */
function pageQuery({ page, cursor }: LogSelection): { page?: number; cursor?: string } {
  return { ...(page > 1 ? { page } : {}), ...(cursor === '' ? {} : { cursor }) };
}

export interface UsedLog extends LogState {
  selection: LogSelection;
  today: number;
}

/** The view that the address asks for, with what the calls of a log are sent for it. */
export function useLog(): UsedLog {
  const state = useLogState();
  const { view } = state;
  const today = useToday();
  const selection = useMemo<LogSelection>(() => ({ ...view, sent: sentDays(view, today) }), [view, today]);
  return { ...state, selection, today };
}

/** Walks the chain of hashes; asked when somebody wants to know, not with the page. */
export function chainQuery() {
  return { ...apiQuery('/api/audit/verification', { authenticated: true, retry: 0 }), enabled: false };
}

/** Whether a call was refused because whoever asks may not. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** By which the log of the server knows a failure. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}
