import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { StoresPage } from './stores-page';
import { openStoresQuery, storesSearch } from './stores.queries';

export const storesPage = definePage({
  path: paths.market,
  Component: StoresPage,
  search: storesSearch,
  loader: ({ search }) => [openStoresQuery(search)],
  handle: {
    ...pageWords('stores.meta'),
    icon: 'store',
    keywords: 'market.keywords',
    card: 'page/market',
    navigation: { label: 'stores.navigation', order: 40 },
  },
});
