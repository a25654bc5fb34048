import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const overviewPage = definePage({
  path: paths.overview,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "overview" */ './overview-page').then((page) => page.OverviewPage),
  handle: {
    title: 'overview.meta.title',
    description: 'overview.meta.description',
    navigation: { label: 'frame.navigation', order: 70 },
    menu: { label: 'overview.title', icon: 'chart' },
  },
});
