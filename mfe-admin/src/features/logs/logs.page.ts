import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

const pages = () => import(/* webpackChunkName: "logs" */ './log-pages');

export const voteLogPage = definePage({
  path: paths.voteLog,
  permission: 'admin',
  lazy: () => pages().then(({ VoteLogPage }) => VoteLogPage),
  handle: adminHandle('voteLog', 'check', 'logs'),
});

export const expLogPage = definePage({
  path: '/admin/logs/exp',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './exp-log-page').then((page) => page.ExpLogPage),
  handle: adminHandle('expLog', 'trend', 'logs'),
});

export const bossLogPage = definePage({
  path: paths.bossLog,
  permission: 'admin',
  lazy: () => pages().then(({ BossLogPage }) => BossLogPage),
  handle: adminHandle('bossLog', 'skull', 'logs'),
});

export const scrollingLogPage = definePage({
  path: paths.scrollingLog,
  lazy: () => pages().then(({ ScrollingLogPage }) => ScrollingLogPage),
  handle: adminHandle('scrollingLog', 'scroll', 'logs'),
});

export const nxCreditLogPage = definePage({
  path: paths.nxCreditLog,
  lazy: () => pages().then(({ NxCreditLogPage }) => NxCreditLogPage),
  handle: adminHandle('nxLog', 'coin', 'logs'),
});

export const inkwellLogPage = definePage({
  path: paths.inkwellLog,
  lazy: () => pages().then(({ InkwellLogPage }) => InkwellLogPage),
  handle: adminHandle('inkwellLog', 'inkwell', 'logs'),
});

export const auditLogPage = definePage({
  path: paths.auditLog,
  lazy: () =>
    import(/* webpackChunkName: "logs" */ './audit/audit-log-page').then((page) => page.AuditLogPage),
  handle: adminHandle('auditLog', 'shield', 'site'),
});
