import { apiQuery, type Answer } from '@portico/portal-kit';
import { withFallback } from '../../shared/with-fallback';

export type StoreAnswer = Answer<'/api/market/store-items/{characterId}'>;

/** Goods from the running game, or from the database if the game does not answer in time. */
export function storeItemsQuery(storeId: string) {
  return withFallback(
    apiQuery('/api/market/store-items/{characterId}', { params: { characterId: storeId } }),
    apiQuery('/api/market/store-items-db/{id}', { params: { id: storeId } }),
  );
}
