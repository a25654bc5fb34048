import { definePage } from '@portico/portal-kit';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const pointsPage = definePage({
  path: '/admin/points',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "points" */ './points-page').then((page) => page.PointsPage),
  handle: adminHandle('points', 'plus', 'players'),
});
