import { apiQuery, type Answer } from '@portico/portal-kit';

export type Overview = Answer<'/api/voting/admin/overview'>;
export type OverviewStats = Overview['stats'];
export type SuspiciousVote = OverviewStats['suspiciousVotes'][number];
export type Voter = Overview['voteAnalytics'][number];

const REFRESH_MS = 30_000;

/** The numbers of the moment: asked for again every 30 s while the tab is looked at, and at once when it is looked at again. */
export function overviewQuery() {
  return {
    ...apiQuery('/api/voting/admin/overview', { authenticated: true }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: REFRESH_MS,
  };
}
