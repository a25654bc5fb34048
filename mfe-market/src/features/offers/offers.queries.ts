import { apiQuery, type Answer } from '@portico/portal-kit';

export type OffersAnswer = Answer<'/api/market/offers/{itemId}'>;
export type Offer = OffersAnswer['offers'][number];

/** The cheapest few, as many as the API gives by default. */
export function offersQuery(itemId: number) {
  return apiQuery('/api/market/offers/{itemId}', { params: { itemId } });
}
