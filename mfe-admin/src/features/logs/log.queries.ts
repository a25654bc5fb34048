import { ApiError } from '@portico/api-client/runtime';
import { ADMIN_LOGS, apiAddress, type AdminLog, type AdminLogRow, type LogFilters } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentDays, useToday, type LogDays, oneOf, useLogState, type LogView } from './log-state';

type Answered<L extends AdminLog> = Answer<(typeof ADMIN_LOGS)[L]['path']>;

export type LogAnswer = Omit<Answered<'audit'>, 'logs'>;
export type LogPagination = LogAnswer['pagination'];
type LogSums = { [L in AdminLog]: Omit<Answered<L>, keyof Answered<'audit'>> };
export type LogAnswers = { [L in AdminLog]: LogAnswer & LogSums[L] & { logs: AdminLogRow<L>[] } };
export type LogChart = Answer<'/api/logs/boss/chart'>;

export type LogRow = Pick<AdminLogRow, 'id' | 'account_id' | 'account_name'>;

export type LogSelection = LogView & { sent: Partial<LogDays> };

type LogCall<A> = UseQueryOptions<A, ApiError, A, string[]>;

export interface LogCalls<A> {
  page: (selection: LogSelection) => LogCall<A>;
  chart: (selection: LogSelection) => LogCall<LogChart>;
  file: (selection: LogSelection) => string;
}

const AUTHENTICATED = { authenticated: true } as const;

/** Filters come from the contract, as the API's parameters do. */
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

/** Days, searches and choices for the calls; unset filters are not sent. A single character has no dates. */
function filterQuery(filters: LogFilters, view: LogSelection): Record<string, string> {
  const { search, choices, hasPlayer, hasItem, hasSource } = filters;
  if (hasPlayer === true && view.playerId > 0) return { playerId: String(view.playerId) };
  const chosen = Object.entries(choices).map(([name, words]) => [name, oneOf(words, wordOf(view, name))]);
  const sent: [string, string | undefined][] = [
    ...Object.entries(view.sent),
    [search, view.search],
    ['item', hasItem === true ? view.item : undefined],
    ['source', hasSource === true ? view.source : undefined],
    ...(chosen as [string, string | undefined][]),
  ];
  return Object.fromEntries(sent.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the word that the address has for a choice; '' for none. */
export function wordOf(view: LogView, choice: string): string {
  const word = Object.entries(view).find(([name]) => name === choice)?.[1];
  return typeof word === 'string' ? word : '';
}

/** A cursor wins over the page number. */
function pageQuery({ page, cursor }: LogSelection): { page?: number; cursor?: string } {
  return { ...(page > 1 ? { page } : {}), ...(cursor === '' ? {} : { cursor }) };
}

export type UsedLog = ReturnType<typeof useLog>;

export function useLog() {
  const state = useLogState();
  const { view } = state;
  const today = useToday();
  const selection = useMemo<LogSelection>(() => ({ ...view, sent: sentDays(view, today) }), [view, today]);
  return { ...state, selection, today };
}

/** Verifies the hash chains; runs on request only. */
export function chainQuery() {
  return { ...apiQuery('/api/audit/verification', { authenticated: true, retry: 0 }), enabled: false };
}

/** Whether the call was refused for lack of permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
