import { CLASS_SLUGS, isClassSlug, type ClassSlug } from '@portico/domain';
import { useUrlState } from '@portico/portal-kit';

export const RANKING_SORTS = ['level', 'fame'] as const;

export type RankingSort = (typeof RANKING_SORTS)[number];

export const CLASS_CHOICES = ['all', ...CLASS_SLUGS] as const;

/** What the rankings show. */
export interface RankingsView {
  page: number;
  job: ClassSlug | 'all';
  sort: RankingSort;
  search: string;
}

const DEFAULTS = { page: 1, job: 'all', sort: 'level', search: '' };

/** The view that the address asks for; a value it does not spell rightly reads as the default. */
export function useRankingsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view: RankingsView = {
    page: Number.isInteger(state.page) && state.page > 0 ? state.page : 1,
    job: isClassSlug(state.job) ? state.job : 'all',
    sort: RANKING_SORTS.find((sort) => sort === state.sort) ?? 'level',
    search: state.search.trim(),
  };
  return { view, hrefWith, set };
}
