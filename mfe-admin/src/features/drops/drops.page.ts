import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const dropsPage = definePage({
  path: paths.drops,
  lazy: () => import(/* webpackChunkName: "drops" */ './drops-page').then((page) => page.DropsPage),
  handle: adminHandle('drops', 'chest', 'game'),
});
