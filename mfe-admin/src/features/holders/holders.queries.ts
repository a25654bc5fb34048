import {
  apiQuery,
  type Answer,
  defineSearch,
  integer,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';

export type Holders = Answer<'/api/admin/items/{id}/holders'>;
export type Holder = Holders['list'][number];

/** `item` is 0 when no item is chosen. */
export const holdersSearch = defineSearch({ page: pageNumber(), item: integer(0, 1) });
export type HoldersView = SearchOf<typeof holdersSearch>;
export type HoldersState = SearchLinks<HoldersView>;

export function holdersQuery({ item, page }: HoldersView) {
  return apiQuery('/api/admin/items/{id}/holders', {
    keepsLast: true,
    authenticated: true,
    params: { id: item },
    query: { page: page === 1 ? undefined : page },
  });
}

export function itemNamesQuery(term: string) {
  return apiQuery('/api/search', { query: { q: term, limit: 8 } });
}

const EXAMPLES = 5;

/** Items that most monsters drop, so that someone is likely to hold them. */
export function exampleItemsQuery() {
  return apiQuery('/api/itemdatabase/popular-items', { query: { limit: EXAMPLES } });
}
