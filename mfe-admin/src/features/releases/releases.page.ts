import { definePage } from '@portico/portal-kit';
import { adminMenu } from '../../shared/admin-menu';

export const releasesPage = definePage({
  path: '/admin/releases',
  lazy: () => import(/* webpackChunkName: "releases" */ './releases-page').then((page) => page.ReleasesPage),
  handle: {
    title: 'releases.meta.title',
    description: 'releases.meta.description',
    menu: adminMenu('site', 'releases.title', 'package'),
  },
});
