import { apiQuery, type Answer } from '@portico/portal-kit';

export type Overview = Answer<'/api/voting/admin/overview'>;
export type OverviewStats = Overview['stats'];
export type Voter = Overview['voteAnalytics'][number];

const REFRESH_MS = 30_000;

/** Refreshes every 30 s while the tab is visible, and when the tab becomes visible. */
export function overviewQuery() {
  return {
    ...apiQuery('/api/voting/admin/overview', { authenticated: true }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: REFRESH_MS,
  };
}

const WATCHED = { authenticated: true } as const;

/** Players online over the last day. */
export function activityQuery() {
  return { ...apiQuery('/api/activity'), refetchInterval: REFRESH_MS };
}

export function grantsQuery() {
  return apiQuery('/api/admin/points', WATCHED);
}

export function voteSitesQuery() {
  return apiQuery('/api/voting/admin/sites', WATCHED);
}

export function releasesQuery() {
  return apiQuery('/api/releases', WATCHED);
}
