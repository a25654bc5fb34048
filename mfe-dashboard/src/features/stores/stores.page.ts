import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const storesPage = definePage({
  path: paths.stores,
  lazy: () => import(/* webpackChunkName: "stores" */ './stores-page').then((page) => page.StoresPage),
  handle: {
    title: 'stores.title',
    description: 'stores.meta.description',
    icon: 'store',
    menu: { label: 'tabs.stores' },
  },
});
