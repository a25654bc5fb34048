import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

const pages = () => import(/* webpackChunkName: "logs" */ './log-pages');

export const voteLogPage = definePage({
  path: paths.voteLog,
  permission: 'admin',
  lazy: () => pages().then(({ VoteLogPage }) => VoteLogPage),
  handle: {
    title: 'voteLog.meta.title',
    description: 'voteLog.meta.description',
    menu: { label: 'voteLog.title', icon: 'check', group: 'logs' },
  },
});

export const expLogPage = definePage({
  path: '/admin/logs/exp',
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "logs" */ './exp-log-page').then((page) => page.ExpLogPage),
  handle: {
    title: 'expLog.meta.title',
    description: 'expLog.meta.description',
    menu: { label: 'expLog.title', icon: 'trend', group: 'logs' },
  },
});

export const bossLogPage = definePage({
  path: paths.bossLog,
  permission: 'admin',
  lazy: () => pages().then(({ BossLogPage }) => BossLogPage),
  handle: {
    title: 'bossLog.meta.title',
    description: 'bossLog.meta.description',
    menu: { label: 'bossLog.title', icon: 'skull', group: 'logs' },
  },
});

export const scrollingLogPage = definePage({
  path: paths.scrollingLog,
  lazy: () => pages().then(({ ScrollingLogPage }) => ScrollingLogPage),
  handle: {
    title: 'scrollingLog.meta.title',
    description: 'scrollingLog.meta.description',
    menu: { label: 'scrollingLog.title', icon: 'scroll', group: 'logs' },
  },
});

export const nxCreditLogPage = definePage({
  path: paths.nxCreditLog,
  lazy: () => pages().then(({ NxCreditLogPage }) => NxCreditLogPage),
  handle: {
    title: 'nxLog.meta.title',
    description: 'nxLog.meta.description',
    menu: { label: 'nxLog.title', icon: 'coin', group: 'logs' },
  },
});

export const inkwellLogPage = definePage({
  path: paths.inkwellLog,
  lazy: () => pages().then(({ InkwellLogPage }) => InkwellLogPage),
  handle: {
    title: 'inkwellLog.meta.title',
    description: 'inkwellLog.meta.description',
    menu: { label: 'inkwellLog.title', icon: 'inkwell', group: 'logs' },
  },
});

export const auditLogPage = definePage({
  path: paths.auditLog,
  lazy: () =>
    import(/* webpackChunkName: "logs" */ './audit/audit-log-page').then((page) => page.AuditLogPage),
  handle: {
    title: 'auditLog.meta.title',
    description: 'auditLog.meta.description',
    menu: { label: 'auditLog.title', icon: 'shield', group: 'site' },
  },
});
