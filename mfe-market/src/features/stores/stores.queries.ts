import { STORE_SORTS } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';
import { ROOMS } from '../../shared/list-bar/list-bar';
import { marketView } from '../../shared/market-view';
import { withFallback } from '../../shared/with-fallback';

export const storesSearch = defineSearch({
  sort: oneOf(STORE_SORTS, 'items'),
  room: oneOf(ROOMS, ''),
  view: marketView('grid'),
  /** `all` shows all stores on one page, so that the browser's search finds every store. */
  show: oneOf(['all'], ''),
  page: pageNumber(),
});
export type StoresView = SearchOf<typeof storesSearch>;
export type StoresLinks = SearchLinks<StoresView>;

export type StoresAnswer = Answer<'/api/market/active-stores'>;
export type Store = StoresAnswer['stores'][number];

/** Fills rows of two, three and four cards. */
const STORES_PER_PAGE = 24;

/** Stores from the running game, or from the database if the game does not answer in time. */
export function openStoresQuery({ sort, room, show, page }: StoresView) {
  const query = {
    sort,
    ...(room !== '' && { room }),
    ...(show !== 'all' && { limit: STORES_PER_PAGE, ...(page > 1 && { page }) }),
  };
  return withFallback(
    apiQuery('/api/market/active-stores', { query }),
    apiQuery('/api/market/active-stores-db', { query }),
  );
}
