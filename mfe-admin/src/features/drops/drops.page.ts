import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

export const dropsPage = definePage({
  path: paths.drops,
  lazy: () => import(/* webpackChunkName: "drops" */ './drops-page').then((page) => page.DropsPage),
  handle: {
    title: 'drops.meta.title',
    description: 'drops.meta.description',
    menu: adminMenu('game', 'drops.title', 'chest'),
  },
});
