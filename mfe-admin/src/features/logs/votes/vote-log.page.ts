import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const voteLogPage = definePage({
  path: paths.voteLog,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './vote-log-page').then((page) => page.VoteLogPage),
  handle: { title: 'voteLog.meta.title', description: 'voteLog.meta.description' },
});
