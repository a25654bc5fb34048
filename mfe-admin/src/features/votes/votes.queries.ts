import {
  apiQuery,
  type Answer,
  defineSearch,
  oneOf,
  pageNumber,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { VERDICTS } from './verdict';

export type SiteHealth = Answer<'/api/voting/admin/sites'>['sites'][number];
export type CallbackLog = Answer<'/api/voting/admin/callbacks'>;
export type Callback = CallbackLog['callbacks'][number];

const MAX_SITE = 32;

/** Which callbacks the page shows. */
export const callbacksSearch = defineSearch({
  page: pageNumber(),
  site: freeText(MAX_SITE),
  verdict: oneOf(VERDICTS),
});
export type CallbacksView = SearchOf<typeof callbacksSearch>;

/** Asked with the session where there is one: outside the demo world both are for web admins. */
const AUTHENTICATED = { authenticated: true } as const;
const WATCH_EVERY_MS = 15_000;

export function sitesQuery() {
  return { ...apiQuery('/api/voting/admin/sites', AUTHENTICATED), refetchInterval: WATCH_EVERY_MS };
}

/** One page of callbacks, newest first; it goes on while it is looked at. */
export function callbacksQuery({ page, site, verdict }: CallbacksView) {
  return {
    ...apiQuery('/api/voting/admin/callbacks', {
      ...AUTHENTICATED,
      query: { page: page === 1 ? undefined : page, site: site === '' ? undefined : site, verdict },
    }),
    refetchInterval: WATCH_EVERY_MS,
    placeholderData: keepPreviousData,
  };
}

/** Sends a sample as the site would. */
export function useSiteTest(site: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () =>
      sendApi('post', '/api/voting/admin/sites/{site}/test', { ...AUTHENTICATED, params: { site } }),
    onSettled: refresh,
  });
}

/** Looks at the vote of a callback once more. */
export function useReplay(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () =>
      sendApi('post', '/api/voting/admin/callbacks/{id}/replay', { ...AUTHENTICATED, params: { id } }),
    onSettled: refresh,
  });
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/voting/admin/'),
    });
}
