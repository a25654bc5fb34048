import { CALLBACK_VERDICTS } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
  freeText,
  integer,
  useRefresh,
} from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { useMutation } from '@tanstack/react-query';

export type SiteHealth = Answer<'/api/voting/admin/sites'>['sites'][number];
export type CallbackLog = Answer<'/api/voting/admin/callbacks'>;
export type Callback = CallbackLog['callbacks'][number];

const MAX_SITE = 32;

export const callbacksSearch = defineSearch({
  page: pageNumber(),
  site: freeText(MAX_SITE),
  verdict: oneOf(CALLBACK_VERDICTS),
  /** 0 for all accounts. */
  account: integer(0, 1),
});
export type CallbacksView = SearchOf<typeof callbacksSearch>;

/** Sends the session if there is one: outside the demo both calls are for web admins. */
const AUTHENTICATED = { authenticated: true } as const;
const WATCH_EVERY_MS = 15_000;

export function sitesQuery() {
  return { ...apiQuery('/api/voting/admin/sites', AUTHENTICATED), refetchInterval: WATCH_EVERY_MS };
}

/** Refreshes while the page is visible. */
export function callbacksQuery(view: CallbacksView) {
  return {
    ...apiQuery('/api/voting/admin/callbacks', {
      ...AUTHENTICATED,
      keepsLast: true,
      query: nonDefaults(callbacksSearch, view),
    }),
    refetchInterval: WATCH_EVERY_MS,
  };
}

export const useSiteTest = (site: string) =>
  useVoteCall(() =>
    sendApi('post', '/api/voting/admin/sites/{site}/test', { ...AUTHENTICATED, params: { site } }),
  );

export const useReplay = (id: number) =>
  useVoteCall(() =>
    sendApi('post', '/api/voting/admin/callbacks/{id}/replay', { ...AUTHENTICATED, params: { id } }),
  );

function useVoteCall<T>(mutationFn: () => Promise<T>) {
  const refresh = useRefresh('/api/voting/admin/');
  return useMutation({ mutationFn, onSettled: refresh });
}
