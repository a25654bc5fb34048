import {
  ITEM_CLASSES,
  ITEM_SORTS,
  ITEM_SOURCES,
  ITEM_TYPES,
  SORT_ORDERS,
  WEAPON_TYPES,
  type ItemSort,
} from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';
import { searchTerm } from '../../shared/lists/filters/search-term';
import { listParams } from '../../shared/lists/filters/sorting';

export const itemListSearch = defineSearch({
  query: searchTerm,
  type: oneOf(ITEM_TYPES),
  weaponType: oneOf(WEAPON_TYPES),
  wornBy: oneOf(ITEM_CLASSES),
  source: oneOf(ITEM_SOURCES),
  minLevel: integer(undefined, 1),
  maxLevel: integer(undefined, 1),
  sort: oneOf(ITEM_SORTS),
  order: oneOf(SORT_ORDERS),
  page: pageNumber(),
});
export type ItemListView = SearchOf<typeof itemListSearch>;
export type ItemListLinks = SearchLinks<ItemListView>;

/** Removes all filters, keeps search and order. */
export const NO_FILTERS = {
  type: '',
  weaponType: '',
  wornBy: '',
  source: '',
  minLevel: '',
  maxLevel: '',
} as const;

export type ListedItem = Answer<'/api/itemdatabase/items'>['items'][number];

/** Default order of the list. */
export function firstSortOf({ query }: ItemListView): ItemSort {
  return query === '' ? 'level' : 'relevance';
}

/** One page of matching items. The last answer stays while the next one loads. */
export function itemListQuery(view: ItemListView) {
  const query = listParams(itemListSearch, view, firstSortOf(view));
  return apiQuery('/api/itemdatabase/items', { keepsLast: true, query });
}
