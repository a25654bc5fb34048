import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { storeCountQuery } from '../../shared/frame/store-count.queries';
import { foundGoodsSearch } from '../../shared/search/search-view';
import { foundGoodsQuery } from './goods.queries';

export const searchPage = definePage({
  path: paths.search,
  lazy: () => import(/* webpackChunkName: "goods" */ './search-page').then((page) => page.SearchPage),
  search: foundGoodsSearch,
  loader: ({ search }) => {
    const found = foundGoodsQuery(search);
    return [found.enabled ? found : storeCountQuery()];
  },
  handle: {
    title: 'goods.search.meta.title',
    description: 'goods.search.meta.description',
    keywords: 'market.keywords',
    card: 'page/market',
    index: false,
  },
});
