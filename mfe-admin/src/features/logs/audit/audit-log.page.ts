import { definePage } from '@portico/portal-kit';
import { paths } from '../../../paths';

export const auditLogPage = definePage({
  path: paths.auditLog,
  lazy: () => import(/* webpackChunkName: "logs" */ './audit-log-page').then((page) => page.AuditLogPage),
  handle: { title: 'auditLog.meta.title', description: 'auditLog.meta.description' },
});
