import { definePage } from '@portico/portal-kit';

export const releasesPage = definePage({
  path: '/admin/releases',
  lazy: () => import(/* webpackChunkName: "releases" */ './releases-page').then((page) => page.ReleasesPage),
  handle: {
    title: 'releases.meta.title',
    description: 'releases.meta.description',
    menu: { label: 'releases.title', icon: 'package', group: 'site' },
  },
});
