import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type ReleasesBoard = Answer<'/api/releases'>;
export type RemoteRelease = ReleasesBoard['remotes'][number];
export type ErrorsOfRelease = NonNullable<RemoteRelease['errors']>;
export type ReleaseHistory = Answer<'/api/releases/{name}/history'>;
export type KeptRelease = ReleaseHistory['versions'][number];
/** Whether a version is older than the one in service, or one that service went back from. */
export type ReleaseWay = 'rollback' | 'rollForward';
export type PastRollback = ReleaseHistory['rollbacks'][number];

const AUTHENTICATED = { authenticated: true } as const;
const BOARD = '/api/releases';

export function releasesQuery() {
  return apiQuery(BOARD, AUTHENTICATED);
}

export function historyQuery(name: string) {
  return apiQuery('/api/releases/{name}/history', { ...AUTHENTICATED, params: { name } });
}

/** The link makes a cookie, so that it is opened by the browser itself. */
export function usePreview(name: string) {
  return useMutation({
    mutationFn: (version: string) =>
      sendApi('post', '/api/releases/{name}/preview', {
        ...AUTHENTICATED,
        params: { name },
        body: { version },
      }),
    onSuccess: ({ address }) => globalThis.location.assign(address),
  });
}

/** Refreshes board and history even after a failure: another admin may have been first. */
export function useRollback(name: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { to: string; reason: string }) =>
      sendApi('post', '/api/releases/{name}/rollback', { ...AUTHENTICATED, params: { name }, body }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(BOARD),
      }),
  });
}
