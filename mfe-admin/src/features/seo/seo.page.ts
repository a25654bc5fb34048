import { definePage } from '@portico/portal-kit';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const seoPage = definePage({
  path: '/admin/seo',
  lazy: () => import(/* webpackChunkName: "seo" */ './seo-page').then((page) => page.SeoPage),
  handle: adminHandle('seo', 'search', 'site'),
});
