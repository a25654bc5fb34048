import { apiQuery, type Answer } from '@portico/portal-kit';
import { withFallback } from '../../shared/with-fallback';

export type StoreAnswer = Answer<'/api/market/store-items/{characterId}'>;

/** Goods from the running game; from the record where it does not answer in time. */
export function storeItemsQuery(storeId: string) {
  return withFallback(
    apiQuery('/api/market/store-items/{characterId}', { params: { characterId: storeId } }),
    apiQuery('/api/market/store-items-db/{id}', { params: { id: storeId } }),
  );
}
