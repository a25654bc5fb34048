import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { ItemsPage } from './items-page';
import { searchAt } from '../../shared/search/search-view';
import { allGoodsQuery } from './goods.queries';

export const itemsPage = definePage({
  path: paths.items,
  Component: ItemsPage,
  loader: ({ search }) => [allGoodsQuery(searchAt('items', search))],
  handle: {
    title: 'goods.items.meta.title',
    description: 'goods.items.meta.description',
    keywords: 'stores.meta.keywords',
    card: 'page/market',
  },
});
