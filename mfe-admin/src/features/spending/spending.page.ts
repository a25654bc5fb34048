import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const spendingPage = definePage({
  path: paths.spending,
  lazy: () => import(/* webpackChunkName: "spending" */ './spending-page').then((page) => page.SpendingPage),
  handle: adminHandle('spending', 'store', 'players'),
});
