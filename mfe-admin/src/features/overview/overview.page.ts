import { definePage } from '@portico/portal-kit';

export const overviewPage = definePage({
  path: '/admin',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "overview" */ './overview-page').then((page) => page.OverviewPage),
  handle: {
    title: 'overview.meta.title',
    description: 'overview.meta.description',
    navigation: { label: 'frame.navigation', order: 52 },
    icon: 'shield',
    menu: { label: 'overview.meta.title' },
  },
});
