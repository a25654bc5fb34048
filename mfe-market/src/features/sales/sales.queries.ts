import { SOLD_PERIODS, type SoldSort } from '@portico/domain';
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

/** Pieces come first: many items of a list have equally many sellers. */
export const SORTS = ['pieces', 'mesos', 'sellers'] as const satisfies readonly SoldSort[];

export const soldSearch = defineSearch({
  page: pageNumber(),
  period: oneOf(SOLD_PERIODS, SOLD_PERIODS[0]),
  sort: oneOf(SORTS, SORTS[0]),
});

export function soldQuery(view: SearchOf<typeof soldSearch>) {
  return apiQuery('/api/market/sales', {
    keepsLast: true,
    query: { ...nonDefaults(soldSearch, view), sort: view.sort },
  });
}
