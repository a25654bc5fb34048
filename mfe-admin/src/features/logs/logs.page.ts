import { definePage, type PageHandle } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

const pages = () => import(/* webpackChunkName: "logs" */ './log-pages');

/** The page of a log, whose texts are below `name`. Game masters may open it with the permission `admin`. */
function logPage(
  name: string,
  path: string,
  component: keyof Awaited<ReturnType<typeof pages>>,
  icon: PageHandle['icon'],
  permission?: 'admin',
) {
  return definePage({
    path,
    permission,
    lazy: () => pages().then((all) => all[component]),
    handle: adminHandle(name, icon, 'logs'),
  });
}

/** Logs of the game, in the order of the side bar. */
export const gameLogPages = [
  logPage('voteLog', paths.voteLog, 'VoteLogPage', 'check', 'admin'),
  logPage('expLog', '/admin/logs/exp', 'ExpLogPage', 'trend', 'admin'),
  logPage('bossLog', paths.bossLog, 'BossLogPage', 'skull', 'admin'),
  logPage('scrollingLog', paths.scrollingLog, 'ScrollingLogPage', 'scroll'),
  logPage('nxLog', paths.nxCreditLog, 'NxCreditLogPage', 'coin'),
  logPage('inkwellLog', paths.inkwellLog, 'InkwellLogPage', 'inkwell'),
];

export const auditLogPage = definePage({
  path: paths.auditLog,
  lazy: () => pages().then(({ AuditLogPage }) => AuditLogPage),
  handle: adminHandle('auditLog', 'page', 'site'),
});
