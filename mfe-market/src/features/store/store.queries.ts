import { apiQuery, type Answer } from '@portico/portal-kit';

export type StoreAnswer = Answer<'/api/market/store-items-db/{id}'>;
export type StoreItem = StoreAnswer['items'][number];
export type ItemStats = NonNullable<StoreItem['stats']>;

export function storeItemsQuery(storeId: string) {
  return apiQuery('/api/market/store-items-db/{id}', { params: { id: storeId } });
}
