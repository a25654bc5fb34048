import {
  apiQuery,
  type Answer,
  defineSearch,
  oneOf,
  pageNumber,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';

const ACCOUNTS = '/api/admin/accounts';
const AUTHENTICATED = { authenticated: true } as const;

export type FoundAccounts = Answer<typeof ACCOUNTS>;
export type FoundAccount = FoundAccounts['accounts'][number];
export type AdminAccount = Answer<'/api/admin/accounts/{id}'>;
export type Ban = NonNullable<FoundAccount['ban']>;
export type BanRequest = Body<'post', '/api/admin/accounts/{id}/ban'>;
export type Acted = Sent<'post', '/api/admin/accounts/{id}/ban'>;

/** What accounts are searched by, as the API names it. */
export const SEARCHES = ['name', 'character', 'email', 'network'] as const;
export type SearchBy = (typeof SEARCHES)[number];

export const MAX_SEARCH = 64;

/** Which accounts the page lists; a search of '' lists the newest. */
export const accountsSearch = defineSearch({
  page: pageNumber(),
  search: freeText(MAX_SEARCH),
  by: oneOf(SEARCHES, 'name'),
});
export type AccountsView = SearchOf<typeof accountsSearch>;

/** What admins do to an account. */
export type Act = 'ban' | 'unban' | 'signOut' | 'resetSecondFactor';

const ACT_PATHS = {
  unban: '/api/admin/accounts/{id}/unban',
  signOut: '/api/admin/accounts/{id}/sign-out',
  resetSecondFactor: '/api/admin/accounts/{id}/reset-second-factor',
} as const;

/** One page of accounts: those that are found, or the newest. */
export function accountsQuery({ page, search, by }: AccountsView) {
  const isSearched = search !== '';
  return {
    ...apiQuery(ACCOUNTS, {
      ...AUTHENTICATED,
      query: {
        search: isSearched ? search : undefined,
        by: isSearched && by !== 'name' ? by : undefined,
        page: page === 1 ? undefined : page,
      },
    }),
    placeholderData: keepPreviousData,
  };
}

export function accountQuery(id: string | number) {
  return apiQuery('/api/admin/accounts/{id}', { ...AUTHENTICATED, params: { id } });
}

/** Acts on an account; what it is then is shown at once, and what else tells of it is asked for again. */
export function useAct(id: number, act: Act) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: BanRequest): Promise<Acted> => send(id, act, request),
    onSuccess: ({ account }) => queries.setQueryData(accountQuery(id).queryKey, account),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(ACCOUNTS),
      }),
  });
}

function send(id: number, act: Act, request: BanRequest): Promise<Acted> {
  const options = { ...AUTHENTICATED, params: { id } };
  if (act === 'ban') return sendApi('post', '/api/admin/accounts/{id}/ban', { ...options, body: request });
  return sendApi('post', ACT_PATHS[act], { ...options, body: { reason: request.reason } });
}
