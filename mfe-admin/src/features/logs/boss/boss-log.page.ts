import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const bossLogPage = definePage({
  path: paths.bossLog,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './boss-log-page').then((page) => page.BossLogPage),
  handle: { title: 'bossLog.meta.title', description: 'bossLog.meta.description' },
});
