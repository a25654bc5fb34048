import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { StorePage } from './store-page';
import { storeItemsQuery } from './store.queries';

export const storePage = definePage({
  path: KIND_ROUTES.store,
  Component: StorePage,
  loader: ({ params: { storeId = '' } }) => [storeItemsQuery(storeId)],
  handle: {
    title: 'store.meta.title',
    description: 'store.meta.description',
    keywords: 'store.meta.keywords',
    card: 'page/market',
  },
});
