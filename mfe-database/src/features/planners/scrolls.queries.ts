import { MAX_SCROLL_SLOTS } from '@portico/domain';
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

/** Cheapest offers now of the scrolls that fit a piece. */
export function scrollOffersQuery(id: string) {
  return apiQuery('/api/wishes/scrolls/{id}', { params: { id } });
}
