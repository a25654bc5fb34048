import { CLASS_SLUGS, type ClassSlug } from '@portico/domain';
import { RANK_SORTS, type RankSort } from './rank-board.js';

export const ALL = 'all';

/** A call with it counts as a search. */
export const SEARCH_PARAMETER = 'search';

/**
 * Modes that can be asked for. The other modes of the rankings need `portal_character_mode`, which this version does not
 * have: asking for one is refused rather than answered with everybody.
 */
export const RANKING_MODES = [ALL] as const;

export type RankingMode = (typeof RANKING_MODES)[number];

export const RANKING_CLASSES = [ALL, ...CLASS_SLUGS] as const;

export type RankingClass = typeof ALL | ClassSlug;

export interface RankingsQuery {
  page: number;
  limit: number;
  mode: RankingMode;
  job: RankingClass;
  sort: RankSort;
  search: string;
}

export { RANK_SORTS, type RankSort };
