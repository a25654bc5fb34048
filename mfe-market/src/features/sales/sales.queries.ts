import { SOLD_PERIODS, SOLD_SORTS } from '@portico/domain';
import {
  type Answer,
  apiQuery,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';

export type SoldItem = Answer<'/api/market/sales'>['items'][number];

export const soldSearch = defineSearch({
  page: pageNumber(),
  period: oneOf(SOLD_PERIODS, SOLD_PERIODS[0]),
  sort: oneOf(SOLD_SORTS, SOLD_SORTS[0]),
});

export function soldQuery(view: SearchOf<typeof soldSearch>) {
  return apiQuery('/api/market/sales', { keepsLast: true, query: nonDefaults(soldSearch, view) });
}
