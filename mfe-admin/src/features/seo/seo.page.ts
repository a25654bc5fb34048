import { definePage } from '@portico/portal-kit';

export const seoPage = definePage({
  path: '/admin/seo',
  lazy: () => import(/* webpackChunkName: "seo" */ './seo-page').then((page) => page.SeoPage),
  handle: {
    title: 'seo.meta.title',
    description: 'seo.meta.description',
    menu: { label: 'seo.title', icon: 'search', group: 'site' },
  },
});
