import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type WishedItem = Answer<'/api/wishes/items'>['items'][number];

/** Offers and monsters of wished items; those of before stay while a list changes. */
export function wishedItemsQuery(itemIds: readonly number[]) {
  return {
    ...apiQuery('/api/wishes/items', { query: { ids: itemIds.join() } }),
    enabled: itemIds.length > 0,
    placeholderData: keepPreviousData,
  };
}
