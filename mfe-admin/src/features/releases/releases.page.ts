import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const releasesPage = definePage({
  path: paths.releases,
  lazy: () => import(/* webpackChunkName: "releases" */ './releases-page').then((page) => page.ReleasesPage),
  handle: {
    title: 'releases.meta.title',
    description: 'releases.meta.description',
    menu: { label: 'releases.title', icon: 'package', group: 'site' },
  },
});
