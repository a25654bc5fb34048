import { apiQuery, type Answer } from '@portico/portal-kit';

export type PricesAnswer = Answer<'/api/market/prices/{itemId}'>;
export type PricePeriod = PricesAnswer['periods'][number];
export type PriceDay = PricesAnswer['days'][number];

export function pricesQuery(itemId: number) {
  return apiQuery('/api/market/prices/{itemId}', { params: { itemId } });
}
