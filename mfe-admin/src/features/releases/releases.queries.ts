import { apiQuery, type Answer } from '@portico/portal-kit';

export type ReleasesBoard = Answer<'/api/releases'>;
export type RemoteRelease = ReleasesBoard['remotes'][number];
export type ErrorsOfRelease = NonNullable<RemoteRelease['errors']>;

/** Asked with the session where there is one: outside the demo world the board is for web admins. */
export function releasesQuery() {
  return apiQuery('/api/releases', { authenticated: true });
}
