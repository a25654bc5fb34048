import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const seoPage = definePage({
  path: paths.seo,
  lazy: () => import(/* webpackChunkName: "seo" */ './seo-page').then((page) => page.SeoPage),
  handle: {
    title: 'seo.meta.title',
    description: 'seo.meta.description',
    menu: { label: 'seo.title', icon: 'search', group: 'site' },
  },
});
