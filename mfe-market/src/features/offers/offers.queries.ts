import { apiQuery, type Answer } from '@portico/portal-kit';

export type OffersAnswer = Answer<'/api/market/offers/{itemId}'>;
export type Offer = OffersAnswer['offers'][number];

/** The cheapest offers. The API's default limits their number. */
export function offersQuery(itemId: number) {
  return apiQuery('/api/market/offers/{itemId}', { params: { itemId } });
}

export type PricesAnswer = Answer<'/api/market/prices/{itemId}'>;
export type PricePeriod = PricesAnswer['periods'][number];
export type PriceDay = PricesAnswer['days'][number];

export function pricesQuery(itemId: number) {
  return apiQuery('/api/market/prices/{itemId}', { params: { itemId } });
}
