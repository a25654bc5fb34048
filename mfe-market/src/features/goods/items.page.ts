import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { ItemsPage } from './items-page';

export const itemsPage = definePage({
  path: paths.items,
  Component: ItemsPage,
  choices: { sort: ['price_desc', 'relevance', 'price_asc', 'quantity_desc', 'store_name'] },
  data: [
    { get: '/api/market/items?sort=price_desc{?type,room,page}', when: { sort: '' } },
    '/api/market/items?sort={sort}{?type,room,page}',
  ],
  handle: {
    title: 'goods.items.meta.title',
    description: 'goods.items.meta.description',
    keywords: 'stores.meta.keywords',
    card: 'page/market',
  },
});
