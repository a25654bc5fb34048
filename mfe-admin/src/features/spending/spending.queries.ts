import { SPENDING_DAYS } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, oneOf, pageNumber, type SearchOf } from '@portico/portal-kit';

export type Spending = Answer<'/api/admin/spending'>;
export type Spender = Spending['list'][number];
export type Purpose = Spender['purposes'][number];

export const CURRENCIES = ['VP', 'NX', 'MESO'] as const;
const DEFAULT_DAYS = '7';

export const spendingSearch = defineSearch({
  page: pageNumber(),
  currency: oneOf(CURRENCIES, 'VP'),
  days: oneOf(SPENDING_DAYS, DEFAULT_DAYS),
});
export type SpendingView = SearchOf<typeof spendingSearch>;

export function spendingQuery({ page, currency, days }: SpendingView) {
  return apiQuery('/api/admin/spending', {
    keepsLast: true,
    authenticated: true,
    query: {
      currency: currency === 'VP' ? undefined : currency,
      days: days === DEFAULT_DAYS ? undefined : days,
      page: page === 1 ? undefined : page,
    },
  });
}
