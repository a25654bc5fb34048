import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { StoresPage } from './stores-page';
import { openStoresQuery } from './stores.queries';
import { storesAt } from './stores-state';

export const storesPage = definePage({
  path: paths.market,
  Component: StoresPage,
  loader: ({ search }) => [openStoresQuery(storesAt(search))],
  handle: {
    title: 'stores.meta.title',
    description: 'stores.meta.description',
    keywords: 'stores.meta.keywords',
    card: 'page/market',
    navigation: { label: 'stores.navigation', order: 40 },
  },
});
