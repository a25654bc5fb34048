import { CURRENCIES, LEDGER_REASONS, type Currency, type LedgerReason } from '@portico/domain';
import { urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

/** What the page shows of the ledger; undefined narrows nothing. */
export interface HistoryView {
  page: number;
  currency: Currency | undefined;
  reason: LedgerReason | undefined;
}

const DEFAULTS = { page: 1, currency: '', reason: '' };

/** The view that an address asks for; what it does not spell rightly narrows nothing. */
export function useHistoryView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<HistoryView>(
    () => ({
      page: urlPage(state.page),
      currency: CURRENCIES.find((currency) => currency === state.currency),
      reason: LEDGER_REASONS.find((reason) => reason === state.reason),
    }),
    [state],
  );
  return { view, hrefWith, set };
}

export type HrefWith = ReturnType<typeof useHistoryView>['hrefWith'];

/** How many filters are set. */
export function filterCount({ currency, reason }: HistoryView): number {
  return [currency, reason].filter((value) => value !== undefined).length;
}
