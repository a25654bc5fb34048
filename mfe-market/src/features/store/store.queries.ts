import { apiQuery, type Answer } from '@portico/portal-kit';
import { withFallback } from '../../shared/with-fallback';

export type StoreAnswer = Answer<'/api/market/store-items/{characterId}'>;

/** What the running game shows; when that does not come in time, what was recorded of it. */
export function storeItemsQuery(storeId: string) {
  return withFallback(
    apiQuery('/api/market/store-items/{characterId}', { params: { characterId: storeId } }),
    apiQuery('/api/market/store-items-db/{id}', { params: { id: storeId } }),
  );
}
