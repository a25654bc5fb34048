import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const nxCreditLogPage = definePage({
  path: paths.nxCreditLog,
  lazy: () =>
    import(/* webpackChunkName: "logs" */ './nx-credit-log-page').then((page) => page.NxCreditLogPage),
  handle: { title: 'nxLog.meta.title', description: 'nxLog.meta.description' },
});
