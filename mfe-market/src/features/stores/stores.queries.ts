import { apiQuery, type Answer } from '@portico/portal-kit';
import { withFallback } from '../../shared/with-fallback';
import type { StoresView } from './stores-state';

export type StoresAnswer = Answer<'/api/market/active-stores'>;
export type Store = StoresAnswer['stores'][number];

/** Full rows of two, three and four cards. */
const STORES_PER_PAGE = 24;

/** What the running game shows; when that does not come in time, what was recorded of it. */
export function openStoresQuery({ sort, room, isWhole, page }: StoresView) {
  const query = {
    sort,
    ...(room !== '' && { room }),
    ...(!isWhole && { limit: STORES_PER_PAGE, ...(page > 1 && { page }) }),
  };
  return withFallback(
    apiQuery('/api/market/active-stores', { query }),
    apiQuery('/api/market/active-stores-db', { query }),
  );
}
