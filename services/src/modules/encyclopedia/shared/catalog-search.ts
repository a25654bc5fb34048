import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, type ErrorCode } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Catalog } from '../../../catalog/index.js';

export const SEARCH_PAGE = { default: 50, max: 200 } as const;

/** Caches answers with drops or spawns so briefly that an edit shows within five seconds. */
export const LIVE_SECONDS = 1;

export const SEARCH_TERM = { name: 'query', max: SEARCH_MAX_LENGTH } as const;

/** Nothing typed lists everything; a single character is refused, as the interface does not search for it either. */
export function requireSearchable(term: string, field: string = SEARCH_TERM.name): void {
  if (term === '' || [...term].length >= SEARCH_MIN_LENGTH) return;
  throw new AppError('request.validation_failed', undefined, [
    { field, rule: 'minLength', msg: `Must have at least ${SEARCH_MIN_LENGTH} characters` },
  ]);
}

export function pageOf<T>(rows: readonly T[], page: number, limit: number): T[] {
  return rows.slice((page - 1) * limit, page * limit);
}

/** Before the first import nothing can be said about an id. */
export function missing(catalog: Catalog, code: ErrorCode): ErrorCode {
  return catalog.generation === null ? 'catalog.not_imported' : code;
}
