import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { storeCountQuery } from '../../shared/frame/store-count.queries';
import { foundGoodsSearch, allGoodsSearch } from '../../shared/search/search-view';
import { foundGoodsQuery, allGoodsQuery } from './goods.queries';

export const searchPage = definePage({
  path: paths.search,
  lazy: () => import(/* webpackChunkName: "goods" */ './search-page').then((page) => page.SearchPage),
  search: foundGoodsSearch,
  loader: ({ search }) => {
    const found = foundGoodsQuery(search);
    return [found.enabled ? found : storeCountQuery()];
  },
  handle: {
    ...pageWords('goods.search.meta'),
    icon: 'filter',
    keywords: 'market.keywords',
    card: 'page/market',
    index: false,
  },
});

export const itemsPage = definePage({
  path: paths.items,
  lazy: () => import(/* webpackChunkName: "goods" */ './items-page').then((page) => page.ItemsPage),
  search: allGoodsSearch,
  loader: ({ search }) => [allGoodsQuery(search)],
  handle: {
    ...pageWords('goods.items.meta'),
    icon: 'store',
    keywords: 'market.keywords',
    card: 'page/market',
  },
});
