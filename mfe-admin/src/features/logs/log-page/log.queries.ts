import { ApiError } from '@portico/api-client/runtime';
import type { LogDays } from './log-days';
import type { LogSelection } from './log-definition';

type SearchName = 'search' | 'searchFilter' | 'characterFilter';

/** Days, search and choices as the calls of a log take them; what narrows nothing is not sent. */
export function filterQuery<N extends SearchName, C extends Record<string, string | undefined>>(
  { search, sent }: LogSelection,
  searchName: N,
  choices: C,
): Partial<LogDays> & Partial<Record<N, string>> & C {
  const searched: Partial<Record<SearchName, string>> = search === '' ? {} : { [searchName]: search };
  return { ...sent, ...(searched as Partial<Record<N, string>>), ...choices };
}

/** The page that a view stands on: from a row on where it has a cursor, which goes before the number. */
export function pageQuery({ page, cursor }: LogSelection): { page?: number; cursor?: string } {
  return { ...(page > 1 ? { page } : {}), ...(cursor === '' ? {} : { cursor }) };
}

/** Whether a call was refused because whoever asks may not. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** By which the log of the server knows a failure. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}
