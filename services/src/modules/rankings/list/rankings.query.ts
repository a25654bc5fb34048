import { CLASS_SLUGS, sortsOfMode } from '@portico/domain';
import type { ClassSlug, PlayerSort, RankingMode } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';

export const ALL = 'all';

/** A call with it counts as a search. */
export const SEARCH_PARAMETER = 'search';

export const RANKING_CLASSES = [ALL, ...CLASS_SLUGS] as const;

export type RankingClass = typeof ALL | ClassSlug;

export interface RankingsQuery {
  page: number;
  limit: number;
  mode: RankingMode;
  job: RankingClass;
  sort: PlayerSort;
  search: string;
}

/** Refuses a sort that the mode does not have. */
export function requireSortOfMode(sort: PlayerSort, mode: RankingMode): void {
  const sorts = sortsOfMode(mode);
  if (sorts.includes(sort)) return;
  const msg = `Must be one of ${sorts.join(', ')} where mode is ${mode}`;
  throw new AppError('request.validation_failed', undefined, [{ field: 'sort', rule: 'choice', msg }]);
}
