import { apiQuery, type Answer } from '@portico/portal-kit';
import { withFallback } from '../../shared/with-fallback';

export type Store = Answer<'/api/market/active-stores'>['stores'][number];

/** What the running game shows; when that does not come in time, what was recorded of it. */
export function openStoresQuery() {
  return withFallback(apiQuery('/api/market/active-stores'), apiQuery('/api/market/active-stores-db'));
}
