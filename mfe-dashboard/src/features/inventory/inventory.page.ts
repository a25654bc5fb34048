import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const inventoryPage = definePage({
  path: paths.inventory,
  lazy: () =>
    import(/* webpackChunkName: "inventory" */ './inventory-page').then((page) => page.InventoryPage),
  handle: {
    title: 'inventory.meta.title',
    description: 'inventory.meta.description',
    icon: 'chest',
    menu: { label: 'inventory.meta.title' },
  },
});
