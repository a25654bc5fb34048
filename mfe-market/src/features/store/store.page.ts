import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { storeItemsQuery } from './store.queries';

export const storePage = definePage({
  path: KIND_ROUTES.store,
  lazy: () => import(/* webpackChunkName: "store" */ './store-page').then((page) => page.StorePage),
  loader: ({ params: { storeId = '' } }) => [storeItemsQuery(storeId)],
  handle: {
    title: 'store.meta.title',
    description: 'store.meta.description',
    keywords: 'store.meta.keywords',
    card: 'page/market',
  },
});
