import { apiQuery, type Answer, useRefresh } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { useMutation } from '@tanstack/react-query';

export type ReleasesBoard = Answer<'/api/releases'>;
export type RemoteRelease = ReleasesBoard['remotes'][number];
export type ErrorsOfRelease = NonNullable<RemoteRelease['errors']>;
export type ReleaseHistory = Answer<'/api/releases/{name}/history'>;
export type KeptRelease = ReleaseHistory['versions'][number];
/** `rollForward` if the other version was built after the live one, for example after a rollback. */
export type ReleaseWay = 'rollback' | 'rollForward';
export type PastCanary = ReleaseHistory['canaries'][number];
export type PastRollback = ReleaseHistory['rollbacks'][number];

const AUTHENTICATED = { authenticated: true } as const;
const BOARD = '/api/releases';

/** The counts change while a canary runs. */
const CANARY_REFRESH_MS = 10_000;

export function releasesQuery() {
  return {
    ...apiQuery(BOARD, AUTHENTICATED),
    refetchInterval: ({ state }: { state: { data?: ReleasesBoard } }) =>
      state.data?.remotes.some(({ canary }) => canary !== null) === true && CANARY_REFRESH_MS,
  };
}

export function historyQuery(name: string) {
  return apiQuery('/api/releases/{name}/history', { ...AUTHENTICATED, params: { name } });
}

/** The link sets a cookie, so the browser itself has to open it. */
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

export function useRollback(name: string) {
  // Also after a failure: another admin may have been first.
  const refresh = useRefresh(BOARD);
  return useMutation({
    mutationFn: (body: { to: string; reason: string }) =>
      sendApi('post', '/api/releases/{name}/rollback', { ...AUTHENTICATED, params: { name }, body }),
    onSettled: refresh,
  });
}

interface CanaryRequest {
  step: 'start' | 'promote' | 'stop';
  reason: string;
  version: string;
  /** Percent. */
  share: number;
}

export function useCanary(name: string) {
  const refresh = useRefresh(BOARD);
  return useMutation({
    mutationFn: ({ step, reason, version, share }: CanaryRequest) => {
      const call = { ...AUTHENTICATED, params: { name } };
      if (step === 'start')
        return sendApi('put', '/api/releases/{name}/canary', { ...call, body: { version, share, reason } });
      return sendApi('post', `/api/releases/{name}/canary/${step}`, { ...call, body: { reason } });
    },
    onSettled: refresh,
  });
}
