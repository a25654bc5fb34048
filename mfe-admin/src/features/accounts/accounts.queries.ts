import {
  apiQuery,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';
import { ACCOUNTS } from '../../shared/account/account.queries';

export const SEARCHES = ['name', 'character', 'email', 'network'] as const;

export const MAX_SEARCH = 64;

export const accountsSearch = defineSearch({
  page: pageNumber(),
  search: freeText(MAX_SEARCH),
  by: oneOf(SEARCHES, 'name'),
});
export type AccountsView = SearchOf<typeof accountsSearch>;

export function accountsQuery(view: AccountsView) {
  const { by, ...query } = nonDefaults(accountsSearch, view);
  return apiQuery(ACCOUNTS, {
    keepsLast: true,
    authenticated: true,
    query: { ...query, by: view.search === '' ? undefined : by },
  });
}
