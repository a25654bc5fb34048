import { apiQuery, type Answer } from '@portico/portal-kit';

export type Overview = Answer<'/api/voting/admin/overview'>;
export type OverviewStats = Overview['stats'];
export type SuspiciousVote = OverviewStats['suspiciousVotes'][number];
export type Voter = Overview['voteAnalytics'][number];

const REFRESH_MS = 30_000;

/** Refreshes every 30 s while the tab is visible, and when it becomes visible. */
export function overviewQuery() {
  return {
    ...apiQuery('/api/voting/admin/overview', { authenticated: true }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: REFRESH_MS,
  };
}
