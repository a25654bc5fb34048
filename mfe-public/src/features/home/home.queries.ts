import { apiQuery, type Answer, defineSearch, oneOf, type SearchOf } from '@portico/portal-kit';

/** Lists of best players that the reader chooses from. */
export const TOP_MODES = ['regular', 'ironman'] as const;

export const homeSearch = defineSearch({ top: oneOf(TOP_MODES, 'regular') });

export type Activity = Answer<'/api/activity'>;
export type Waiting = Answer<'/api/voting/waiting'>;
export type WorldEvent = Activity['events'][number];
export type TopPlayer = Answer<'/api/rankings'>['players'][number];

const TOP_COUNT = 5;

const REFRESH_MS = 60_000;

export function activityQuery() {
  return { ...apiQuery('/api/activity'), refetchInterval: REFRESH_MS };
}

export function waitingQuery() {
  return apiQuery('/api/voting/waiting', { authenticated: true });
}

/** The best five. The API sorts by level by default. */
export function topPlayersQuery({ top }: SearchOf<typeof homeSearch>) {
  return apiQuery('/api/rankings', {
    query: { limit: TOP_COUNT, mode: top === 'ironman' ? 'hardcore' : undefined },
  });
}
