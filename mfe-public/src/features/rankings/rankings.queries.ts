import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { RankingsView } from './rankings-state';

export type Rankings = Answer<'/api/rankings'>;

export type RankedPlayer = Rankings['players'][number];

/** One page of the rankings. Defaults are left out, so that the address is the one the server ran ahead. */
export function rankingsQuery({ page, job, sort, search }: RankingsView) {
  return {
    ...apiQuery('/api/rankings', {
      query: {
        page: page === 1 ? undefined : page,
        job: job === 'all' ? undefined : job,
        sort: sort === 'level' ? undefined : sort,
        search: search === '' ? undefined : search,
      },
    }),
    placeholderData: keepPreviousData,
  };
}
