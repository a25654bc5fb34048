import { urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

/** What accounts are searched by, as the API names it. */
export const SEARCHES = ['name', 'character', 'email', 'network'] as const;
export type SearchBy = (typeof SEARCHES)[number];

export const MAX_SEARCH = 64;

/** Which accounts the page lists; '' lists the newest. */
export interface AccountsView {
  page: number;
  search: string;
  by: SearchBy;
}

const DEFAULTS = { page: 1, search: '', by: 'name' };

/** The view that an address asks for; what it does not spell rightly narrows nothing. */
export function useAccountsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<AccountsView>(
    () => ({
      page: urlPage(state.page),
      search: state.search.trim().slice(0, MAX_SEARCH),
      by: SEARCHES.find((by) => by === state.by) ?? 'name',
    }),
    [state],
  );
  return { view, hrefWith, set };
}
