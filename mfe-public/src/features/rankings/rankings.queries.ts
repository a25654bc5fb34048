import { type GroupSort, GROUP_SORTS, type PlayerSort, PLAYER_SORTS } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { isGroupView, sortsOf, type RankingsView } from './rankings-state';

export type Rankings = Answer<'/api/rankings'>;
export type RankedPlayer = Rankings['players'][number];
export type GroupRankings = Answer<'/api/rankings/group-ironman'>;
export type RankedGroup = GroupRankings['groups'][number];

export function rankingsQuery({ page, mode, job, sort, search, rank }: RankingsView) {
  return apiQuery('/api/rankings', {
    keepsLast: true,
    query: {
      page: page === 1 ? undefined : page,
      mode: mode === 'all' ? undefined : mode,
      job: job === 'all' ? undefined : job,
      sort: omitDefault<PlayerSort>({ mode, sort }, PLAYER_SORTS),
      search: search === '' ? undefined : search,
      rank: rank === 0 ? undefined : rank,
    },
  });
}

export function groupRankingsQuery({ page, mode, sort, rank }: RankingsView) {
  return apiQuery('/api/rankings/group-ironman', {
    keepsLast: true,
    query: {
      page: page === 1 ? undefined : page,
      sort: omitDefault<GroupSort>({ mode, sort }, GROUP_SORTS),
      rank: rank === 0 ? undefined : rank,
    },
  });
}

export function csvAddress({ mode, job, sort, search }: RankingsView): string {
  const isOfGroups = isGroupView({ mode });
  const params = new URLSearchParams({
    ...(!isOfGroups && mode !== 'all' && { mode }),
    ...(job !== 'all' && { job }),
    ...(sort !== sortsOf(mode)[0] && { sort }),
    ...(search !== '' && { search }),
  }).toString();
  const path = isOfGroups ? '/api/rankings/group-ironman/csv' : '/api/rankings/csv';
  return params === '' ? path : `${path}?${params}`;
}

function omitDefault<S extends string>(
  { mode, sort }: Pick<RankingsView, 'mode' | 'sort'>,
  sorts: readonly S[],
): S | undefined {
  return sort === sortsOf(mode)[0] ? undefined : sorts.find((known) => known === sort);
}

/** The reader's character as everybody sees it. Not requested until its id is known. */
export function ownPlayerQuery(id: number | undefined) {
  return { ...apiQuery('/api/rankings/{id}', { params: { id: id ?? 0 } }), enabled: id !== undefined };
}
