import { SPENDING_DAYS } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';

export type Spending = Answer<'/api/admin/spending'>;
export type Spender = Spending['list'][number];
export type Purpose = Spender['purposes'][number];

export const CURRENCIES = ['NX', 'VP', 'MESO'] as const;

export const spendingSearch = defineSearch({
  page: pageNumber(),
  currency: oneOf(CURRENCIES, 'NX'),
  days: oneOf(SPENDING_DAYS, '7'),
});
export type SpendingView = SearchOf<typeof spendingSearch>;

export function spendingQuery(view: SpendingView) {
  return apiQuery('/api/admin/spending', {
    keepsLast: true,
    authenticated: true,
    // The default of the API is another currency.
    query: { ...nonDefaults(spendingSearch, view), currency: view.currency },
  });
}
