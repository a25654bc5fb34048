import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { storeCountQuery } from '../../shared/frame/store-count.queries';
import { soldQuery, soldSearch } from './sales.queries';

export const salesPage = definePage({
  path: paths.sales,
  lazy: () => import(/* webpackChunkName: "sales" */ './sales-page').then((page) => page.SalesPage),
  search: soldSearch,
  loader: ({ search }) => [soldQuery(search), storeCountQuery()],
  handle: {
    ...pageWords('sales.meta'),
    icon: 'coin',
    keywords: 'market.keywords',
    card: 'page/market',
  },
});
