import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { ItemsView } from './items-state';

export type ItemDetailAnswer = Answer<'/api/itemdatabase/item/{id}'>;
export type DropSource = ItemDetailAnswer['dropSources'][number];
export type PopularItem = Answer<'/api/itemdatabase/popular-items'>[number];
export type FoundItem = Answer<'/api/itemdatabase/search'>['items'][number];
/** What both lists know of an item. */
export type ListedItem = Omit<FoundItem, 'matches'> & Partial<Pick<FoundItem, 'matches'>>;

const POPULAR_COUNT = 10;

export function popularItemsQuery({ type }: ItemsView) {
  return apiQuery('/api/itemdatabase/popular-items', {
    query: { type: type === 'all' ? undefined : type, limit: POPULAR_COUNT },
  });
}

/** The items with the most sources, of every type. */
export function mostDroppedQuery(limit: number) {
  return apiQuery('/api/itemdatabase/popular-items', { query: { limit } });
}

/** One page of what a search finds. The last answer stays while the next is on its way. */
export function itemSearchQuery({ query, type, page }: ItemsView) {
  return {
    ...apiQuery('/api/itemdatabase/search', {
      query: { query, type: type === 'all' ? undefined : type, page: page === 1 ? undefined : page },
    }),
    placeholderData: keepPreviousData,
  };
}

export function itemQuery(id: string | number) {
  return apiQuery('/api/itemdatabase/item/{id}', { params: { id } });
}
