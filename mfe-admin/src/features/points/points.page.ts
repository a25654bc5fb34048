import { definePage } from '@portico/portal-kit';

export const pointsPage = definePage({
  path: '/admin/points',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "points" */ './points-page').then((page) => page.PointsPage),
  handle: {
    title: 'points.meta.title',
    description: 'points.meta.description',
    menu: { label: 'points.title', icon: 'plus', group: 'players' },
  },
});
