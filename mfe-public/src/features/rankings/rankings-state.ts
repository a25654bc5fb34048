import {
  CLASS_SLUGS,
  GROUP_SORTS,
  isClassSlug,
  RANKING_MODES,
  sortsOfMode,
  type ClassSlug,
  type GroupSort,
  type PlayerSort,
  type RankingMode,
} from '@portico/domain';
import { readUrlState, urlId, urlPage, useUrlState } from '@portico/portal-kit';
import { useCallback, useMemo } from 'react';

export const CLASS_CHOICES = ['all', ...CLASS_SLUGS] as const;

export type RankingSort = PlayerSort | GroupSort;

/** What the rankings show. */
export interface RankingsView {
  page: number;
  mode: RankingMode;
  job: ClassSlug | 'all';
  sort: RankingSort;
  search: string;
  /** The place that was jumped to: the page that holds it is shown, and it is marked. 0 for none. */
  rank: number;
}

/** What the address says; a `sort` of '' is the first that the mode has. */
interface RankingsAddress {
  page: number;
  mode: string;
  job: string;
  sort: string;
  search: string;
  rank: number;
}

const DEFAULTS = { page: 1, mode: 'all', job: 'all', sort: '', search: '', rank: 0 };

/** Group ironmen are ranked as groups: without classes, and without a search. */
export function isGroupView({ mode }: Pick<RankingsView, 'mode'>): boolean {
  return mode === 'group-ironman';
}

/** What a mode can be sorted by, the default first. */
export function sortsOf(mode: RankingMode): readonly [RankingSort, ...RankingSort[]] {
  const [first = 'level', ...others] = isGroupView({ mode }) ? GROUP_SORTS : sortsOfMode(mode);
  return [first, ...others];
}

/** The view that an address asks for; a value that it does not spell rightly reads as the default. */
export function readView(address: RankingsAddress): RankingsView {
  const mode = RANKING_MODES.find((known) => known === address.mode) ?? 'all';
  const isOfGroups = isGroupView({ mode });
  const sorts = sortsOf(mode);
  const job = address.job.replaceAll(' ', '-');
  // A search does not renumber: it has no page that holds a place.
  const search = isOfGroups ? '' : address.search.trim();
  return {
    page: urlPage(address.page),
    mode,
    job: !isOfGroups && isClassSlug(job) ? job : 'all',
    sort: sorts.find((sort) => sort === address.sort) ?? sorts[0],
    search,
    rank: search === '' ? urlId(address.rank) : 0,
  };
}

/** The address of a changed view: keeps what the mode still has, leaves out defaults. */
export function addressOf(view: RankingsView, patch: Partial<RankingsView>): Partial<RankingsAddress> {
  const { page: _, rank: __, ...rest } = view;
  const next = readView({ ...rest, page: 1, rank: 0, ...patch });
  return {
    mode: next.mode,
    job: next.job,
    sort: next.sort === sortsOf(next.mode)[0] ? '' : next.sort,
    search: next.search,
    page: next.page,
    rank: next.rank,
  };
}

/** The view that a query asks for. */
export function rankingsAt(search: URLSearchParams): RankingsView {
  return readView(readUrlState(DEFAULTS, search));
}

export function useRankingsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo(() => readView(state), [state]);
  return {
    view,
    hrefWith: useCallback(
      (patch: Partial<RankingsView>) => hrefWith(addressOf(view, patch)),
      [hrefWith, view],
    ),
    set: useCallback((patch: Partial<RankingsView>) => set(addressOf(view, patch)), [set, view]),
  };
}
