import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { StoresPage } from './stores-page';

export const storesPage = definePage({
  path: paths.market,
  Component: StoresPage,
  choices: { sort: ['items', 'owner', 'room'], show: ['', 'all'] },
  data: [
    { get: '/api/market/active-stores?limit=24&sort=items{?page,room}', when: { show: '', sort: '' } },
    { get: '/api/market/active-stores?limit=24&sort={sort}{?page,room}', when: { show: '' } },
    { get: '/api/market/active-stores?sort=items{?room}', when: { show: 'all', sort: '' } },
    { get: '/api/market/active-stores?sort={sort}{?room}', when: { show: 'all' } },
  ],
  handle: {
    title: 'stores.meta.title',
    description: 'stores.meta.description',
    keywords: 'stores.meta.keywords',
    card: 'page/market',
    navigation: { label: 'stores.navigation', order: 40 },
  },
});
