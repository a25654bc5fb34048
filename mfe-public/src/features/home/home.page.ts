import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const homePage = definePage({
  path: paths.home,
  lazy: () => import(/* webpackChunkName: "home" */ './home-page').then((page) => page.HomePage),
  data: [
    '/api/world',
    { get: '/api/rankings?limit=5', when: { top: '' } },
    { get: '/api/rankings?limit=5&mode=hardcore', when: { top: 'ironman' } },
    '/api/server/status',
    '/api/guide/download',
  ],
  handle: {
    title: 'home.meta.title',
    description: 'home.meta.description',
    keywords: 'home.meta.keywords',
    faq: 'home.faq',
  },
});
