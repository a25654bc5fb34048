import { definePage } from '@portico/portal-kit';
import { adminMenu } from '../../shared/admin-menu';

export const pointsPage = definePage({
  path: '/admin/points',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "points" */ './points-page').then((page) => page.PointsPage),
  handle: {
    title: 'points.meta.title',
    description: 'points.meta.description',
    menu: adminMenu('players', 'points.title', 'plus'),
  },
});
