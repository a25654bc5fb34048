import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

const pages = () => import(/* webpackChunkName: "logs" */ './log-pages');

export const voteLogPage = definePage({
  path: paths.voteLog,
  permission: 'admin',
  lazy: () => pages().then(({ VoteLogPage }) => VoteLogPage),
  handle: {
    title: 'voteLog.meta.title',
    description: 'voteLog.meta.description',
    menu: adminMenu('logs', 'voteLog.title', 'check'),
  },
});

export const expLogPage = definePage({
  path: '/admin/logs/exp',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './exp-log-page').then((page) => page.ExpLogPage),
  handle: {
    title: 'expLog.meta.title',
    description: 'expLog.meta.description',
    menu: adminMenu('logs', 'expLog.title', 'trend'),
  },
});

export const bossLogPage = definePage({
  path: paths.bossLog,
  permission: 'admin',
  lazy: () => pages().then(({ BossLogPage }) => BossLogPage),
  handle: {
    title: 'bossLog.meta.title',
    description: 'bossLog.meta.description',
    menu: adminMenu('logs', 'bossLog.title', 'skull'),
  },
});

export const scrollingLogPage = definePage({
  path: paths.scrollingLog,
  lazy: () => pages().then(({ ScrollingLogPage }) => ScrollingLogPage),
  handle: {
    title: 'scrollingLog.meta.title',
    description: 'scrollingLog.meta.description',
    menu: adminMenu('logs', 'scrollingLog.title', 'scroll'),
  },
});

export const nxCreditLogPage = definePage({
  path: paths.nxCreditLog,
  lazy: () => pages().then(({ NxCreditLogPage }) => NxCreditLogPage),
  handle: {
    title: 'nxLog.meta.title',
    description: 'nxLog.meta.description',
    menu: adminMenu('logs', 'nxLog.title', 'coin'),
  },
});

export const inkwellLogPage = definePage({
  path: paths.inkwellLog,
  lazy: () => pages().then(({ InkwellLogPage }) => InkwellLogPage),
  handle: {
    title: 'inkwellLog.meta.title',
    description: 'inkwellLog.meta.description',
    menu: adminMenu('logs', 'inkwellLog.title', 'inkwell'),
  },
});

export const auditLogPage = definePage({
  path: paths.auditLog,
  lazy: () =>
    import(/* webpackChunkName: "logs" */ './audit/audit-log-page').then((page) => page.AuditLogPage),
  handle: {
    title: 'auditLog.meta.title',
    description: 'auditLog.meta.description',
    menu: adminMenu('site', 'auditLog.title', 'shield'),
  },
});
