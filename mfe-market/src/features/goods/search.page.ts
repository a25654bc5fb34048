import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { SearchPage } from './search-page';

export const searchPage = definePage({
  path: paths.search,
  Component: SearchPage,
  choices: { sort: ['relevance', 'price_asc', 'price_desc', 'quantity_desc', 'store_name'] },
  data: [
    '/api/market/items?search={search}{?type,min,max,room,sort,page}',
    { get: '/api/market/items?type={type}{?min,max,room,sort,page}', when: { search: '' } },
    { get: '/api/market/items?min={min}{?max,room,sort,page}', when: { search: '', type: '' } },
    { get: '/api/market/items?max={max}{?room,sort,page}', when: { search: '', type: '', min: '' } },
    { get: '/api/market/active-stores?limit=1', when: { search: '', type: '', min: '', max: '' } },
  ],
  handle: {
    title: 'goods.search.meta.title',
    description: 'goods.search.meta.description',
    keywords: 'stores.meta.keywords',
    card: 'page/market',
  },
});
