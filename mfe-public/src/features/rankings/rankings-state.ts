import {
  CLASS_SLUGS,
  GROUP_SORTS,
  PLAYER_SORTS,
  RANKING_MODES,
  SEARCH_MAX_LENGTH,
  sortsOfMode,
  type GroupSort,
  type PlayerSort,
  type RankingMode,
} from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  matching,
  oneOf,
  pageNumber,
  position,
  type SearchLinks,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';

export const CLASS_CHOICES = ['all', ...CLASS_SLUGS] as const;

export type RankingSort = PlayerSort | GroupSort;

const classChoice = oneOf(CLASS_CHOICES, 'all');

export const rankingsSearch = defineSearch(
  {
    page: pageNumber(),
    mode: oneOf(RANKING_MODES, 'all'),
    job: { ...classChoice, read: (said: string) => classChoice.read(said.replaceAll(' ', '-')) },
    sort: oneOf([...PLAYER_SORTS, ...GROUP_SORTS], 'level'),
    search: freeText(SEARCH_MAX_LENGTH),
    /** Columns that the reader hides, separated by dots. */
    hide: detail(matching(/^[a-z]+(\.[a-z]+)*$/)),
    /** The rank that the reader jumped to. Its page is shown and its row marked. 0 for none. */
    rank: position(integer(0, 1)),
  },
  (view) => {
    const isOfGroups = isGroupView(view);
    const sorts = sortsOf(view.mode);
    const search = isOfGroups ? '' : view.search;
    return {
      ...view,
      job: isOfGroups ? 'all' : view.job,
      sort: sorts.includes(view.sort) ? view.sort : sorts[0],
      search,
      // Search results keep their ranks, so the page of a rank is unknown.
      rank: search === '' ? view.rank : 0,
    };
  },
);

export type RankingsView = SearchOf<typeof rankingsSearch>;
export type RankingsLinks = SearchLinks<RankingsView>;

/** Group ironmen are ranked as groups. Groups have no class and no search. */
export function isGroupView({ mode }: { mode: RankingMode }): boolean {
  return mode === 'group-ironman';
}

/** Sort orders of a mode, the default first. */
export function sortsOf(mode: RankingMode): readonly [RankingSort, ...RankingSort[]] {
  const [first = 'level', ...others] = isGroupView({ mode }) ? GROUP_SORTS : sortsOfMode(mode);
  return [first, ...others];
}
