import { apiQuery, type Answer } from '@portico/portal-kit';

export type RemoteRelease = Answer<'/api/releases'>['remotes'][number];

/** Asked with the session where there is one: outside the demo world the board is for web admins. */
export function releasesQuery() {
  return apiQuery('/api/releases', { authenticated: true });
}
