import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const inkwellLogPage = definePage({
  path: paths.inkwellLog,
  lazy: () => import(/* webpackChunkName: "logs" */ './inkwell-log-page').then((page) => page.InkwellLogPage),
  handle: { title: 'inkwellLog.meta.title', description: 'inkwellLog.meta.description' },
});
