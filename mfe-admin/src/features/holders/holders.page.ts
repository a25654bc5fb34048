import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

export const holdersPage = definePage({
  path: paths.holders,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "holders" */ './holders-page').then((page) => page.HoldersPage),
  handle: {
    title: 'holders.meta.title',
    description: 'holders.meta.description',
    menu: adminMenu('players', 'holders.title', 'package'),
  },
});
