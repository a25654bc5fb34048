import { definePage } from '@portico/portal-kit';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const releasesPage = definePage({
  path: '/admin/releases',
  lazy: () => import(/* webpackChunkName: "releases" */ './releases-page').then((page) => page.ReleasesPage),
  handle: adminHandle('releases', 'settings', 'site'),
});
