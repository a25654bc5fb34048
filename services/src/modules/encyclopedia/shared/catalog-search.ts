import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, type ErrorCode, type SortOrder } from '@portico/domain';
import { type Catalog, MAX_NEAREST, type NamedKind } from '../../../catalog/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { toCatalogStamp } from './catalog-stamp.dto.js';
import { matcherOf } from './matches.js';

export const SEARCH_PAGE = { default: 50, max: 200 } as const;

/** Caches answers with drops or spawns only briefly, so that an edit shows within five seconds. */
export const LIVE_SECONDS = 1;

export const SEARCH_TERM = { name: 'query', max: SEARCH_MAX_LENGTH } as const;

/** An empty term lists everything. A single character is refused, because the interface does not search for it either. */
export function requireSearchable(term: string, field: string = SEARCH_TERM.name): void {
  if (term === '' || [...term].length >= SEARCH_MIN_LENGTH) return;
  throw invalidField(field, 'minLength', `Must have at least ${SEARCH_MIN_LENGTH} characters`);
}

export interface ListQuery<Filters, Sort> {
  term: string;
  filters: Filters;
  sort: Sort;
  order?: SortOrder | undefined;
  page: number;
  limit: number;
}

interface ListedPage extends Pick<ListQuery<never, never>, 'term' | 'page' | 'limit'> {
  kind: NamedKind;
  isFiltered: boolean;
}

/** The rows of one page with the matches in their names, and the parts that all lists have. */
export function listedPage<Row>(
  catalog: Catalog,
  { kind, term, page, limit, isFiltered }: ListedPage,
  found: readonly Row[],
  nameOf: (row: Row) => string,
) {
  const rows = found.slice((page - 1) * limit, page * limit);
  const isEmpty = found.length === 0 && term !== '';
  const match = matcherOf(term, rows.map(nameOf));
  return {
    shown: rows.map((row) => [row, match(nameOf(row))] as const),
    rest: {
      nearest: isEmpty
        ? [...catalog.nearestNames({ kind, term, limit: MAX_NEAREST, isFiltered })]
        : undefined,
      pagination: databasePagination(page, limit, found.length),
      ...toCatalogStamp(catalog),
    },
  };
}

/** The code for an unknown id. Before the first import every id is unknown, so the code says that. */
export function missing(catalog: Catalog, code: ErrorCode): ErrorCode {
  return catalog.generation === null ? 'catalog.not_imported' : code;
}

export function known<T>(catalog: Catalog, value: T | null | undefined, code: ErrorCode): T {
  if (value === null || value === undefined) throw new AppError(missing(catalog, code));
  return value;
}
