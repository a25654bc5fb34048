import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { allGoodsSearch } from '../../shared/search/search-view';
import { allGoodsQuery } from './goods.queries';

export const itemsPage = definePage({
  path: paths.items,
  lazy: () => import(/* webpackChunkName: "goods" */ './items-page').then((page) => page.ItemsPage),
  search: allGoodsSearch,
  loader: ({ search }) => [allGoodsQuery(search)],
  handle: {
    title: 'goods.items.meta.title',
    description: 'goods.items.meta.description',
    keywords: 'market.keywords',
    card: 'page/market',
  },
});
