import { CLASS_SLUGS, type ClassSlug, type PlayerSort, type RankingMode, sortsOfMode } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';

export const ALL = 'all';

/** A call with it counts as a search. */
export const SEARCH_PARAMETER = 'search';

export const RANKINGS_PAGE = { default: 20, max: 100 } as const;

export const RANKING_CLASSES = [ALL, ...CLASS_SLUGS] as const;

export type RankingClass = typeof ALL | ClassSlug;

export interface RankingsQuery {
  page: number;
  limit: number;
  rank?: number | undefined;
  mode: RankingMode;
  job: RankingClass;
  sort: PlayerSort;
  search: string;
}

/** A search does not renumber: it has no page that holds a place. */
export function requirePlaceWithoutSearch({ rank, search }: Pick<RankingsQuery, 'rank' | 'search'>): void {
  if (rank === undefined || search === '') return;
  const msg = 'Must not be given with a search';
  throw new AppError('request.validation_failed', undefined, [{ field: 'rank', rule: 'alone', msg }]);
}

export function requireSortOfMode(sort: PlayerSort, mode: RankingMode): void {
  const sorts = sortsOfMode(mode);
  if (sorts.includes(sort)) return;
  const msg = `Must be one of ${sorts.join(', ')} where mode is ${mode}`;
  throw new AppError('request.validation_failed', undefined, [{ field: 'sort', rule: 'choice', msg }]);
}
