import { apiAddress } from '@portico/contract';
import { CURRENCIES, LEDGER_REASONS } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';
import { saveApiFile } from '@portico/portal-kit/file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export type Ledger = Answer<'/api/ledger'>;
export type LedgerEntry = Ledger['entries'][number];
export type Grants = Answer<'/api/ledger/grants'>;
export type WaitingGrant = Grants['waiting'][number];

export const historySearch = defineSearch({
  page: pageNumber(),
  currency: oneOf(CURRENCIES),
  reason: oneOf(LEDGER_REASONS),
});
export type HistoryView = SearchOf<typeof historySearch>;

export function filterCount({ currency, reason }: HistoryView): number {
  return [currency, reason].filter((value) => value !== undefined).length;
}

const AUTHENTICATED = { authenticated: true } as const;
const WATCH_EVERY_MS = 15_000;

/** One page of the ledger. Other pages change balances too, so a cached page is shown but loaded again. */
export function ledgerQuery(view: HistoryView) {
  return {
    ...apiQuery('/api/ledger', {
      ...AUTHENTICATED,
      keepsLast: true,
      query: nonDefaults(historySearch, view),
    }),
    staleTime: 0,
  };
}

/** Watches waiting gifts: players return from the game to see them arrive. */
export function grantsQuery() {
  return {
    ...apiQuery('/api/ledger/grants', AUTHENTICATED),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: ({ state }: { state: { data: Grants | undefined } }) =>
      state.data !== undefined && state.data.waiting.length > 0 && WATCH_EVERY_MS,
  };
}

export function saveLedger({ currency, reason }: HistoryView): Promise<void> {
  const name = ['history', currency, reason].filter((part) => part !== undefined).join('-');
  return saveApiFile(apiAddress('/api/ledger/file', { currency, reason }), `${name.toLowerCase()}.csv`);
}

const OF_BALANCES = /^\/api\/(?:ledger(?:\?|$)|auth\/user)/;

/** Loads the ledger and the balances again once a waiting gift has arrived. */
export function useRefreshOnDelivery(grants: Grants | undefined): void {
  const queries = useQueryClient();
  const before = useRef<Grants>(undefined);
  useEffect(() => {
    if (grants === undefined) return;
    const waiting = new Set(grants.waiting.map(({ id }) => id));
    const hasCome = before.current?.waiting.some(({ id }) => !waiting.has(id)) ?? false;
    before.current = grants;
    if (!hasCome) return;
    void queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => OF_BALANCES.test(String(address)),
    });
  }, [grants, queries]);
}
