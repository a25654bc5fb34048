import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { storeItemsQuery } from './store.queries';

export const storePage = definePage({
  path: KIND_ROUTES.store,
  lazy: () => import(/* webpackChunkName: "store" */ './store-page').then((page) => page.StorePage),
  loader: ({ params: { storeId = '' } }) => [storeItemsQuery(storeId)],
  handle: {
    ...pageWords('store.meta'),
    card: 'page/market',
  },
});
