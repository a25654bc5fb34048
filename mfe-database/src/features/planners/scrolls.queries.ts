import { LIST_SEPARATOR, MAX_SCROLL_SLOTS, MAX_WISHES } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, integer } from '@portico/portal-kit';

export type ScrollTable = Answer<'/api/itemdatabase/item/{id}/scrolls'>;
export type FittingScroll = ScrollTable['scrolls'][number];

export const scrollsSearch = defineSearch({
  /** Slots to use; the piece's own by default. */
  slots: integer(undefined, 1, MAX_SCROLL_SLOTS),
});

export function scrollsQuery(id: string) {
  return apiQuery('/api/itemdatabase/item/{id}/scrolls', { params: { id } });
}

/** Cheapest offers of scrolls now. */
export function scrollOffersQuery(scrolls: readonly FittingScroll[]) {
  const ids = scrolls.slice(0, MAX_WISHES).map(({ id }) => id);
  return {
    ...apiQuery('/api/wishes/items', { query: { ids: ids.join(LIST_SEPARATOR) } }),
    enabled: ids.length > 0,
  };
}
