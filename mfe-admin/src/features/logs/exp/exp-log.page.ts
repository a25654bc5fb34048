import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const expLogPage = definePage({
  path: paths.expLog,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './exp-log-page').then((page) => page.ExpLogPage),
  handle: { title: 'expLog.meta.title', description: 'expLog.meta.description' },
});
