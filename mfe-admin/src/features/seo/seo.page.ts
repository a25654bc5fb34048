import { definePage } from '@portico/portal-kit';
import { adminMenu } from '../../shared/admin-menu';

export const seoPage = definePage({
  path: '/admin/seo',
  lazy: () => import(/* webpackChunkName: "seo" */ './seo-page').then((page) => page.SeoPage),
  handle: {
    title: 'seo.meta.title',
    description: 'seo.meta.description',
    menu: adminMenu('site', 'seo.title', 'search'),
  },
});
