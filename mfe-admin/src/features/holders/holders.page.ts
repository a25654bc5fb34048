import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const holdersPage = definePage({
  path: paths.holders,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "holders" */ './holders-page').then((page) => page.HoldersPage),
  handle: adminHandle('holders', 'package', 'players'),
});
