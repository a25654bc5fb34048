import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const suspicionsPage = definePage({
  path: paths.suspicions,
  permission: 'admin',
  lazy: () =>
    import(/* webpackChunkName: "suspicions" */ './suspicions-page').then((page) => page.SuspicionsPage),
  handle: adminHandle('suspicions', 'warning'),
});
