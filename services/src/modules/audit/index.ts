import { AuditEntity, AuditHeadEntity } from './audit.entities.js';
import { CreateAudit1780000006100 } from './migrations/1780000006100-create-audit.js';

export type { AuditAction } from '@portico/domain';
export { AuditEntity } from './audit.entities.js';
export { AuditModule } from './audit.module.js';
export { actorOf, AuditService, type AuditEvent, type AuditRecord } from './audit.service.js';
export * from './reports.js';

export const auditEntities = [AuditEntity, AuditHeadEntity];
export const auditMigrations = [CreateAudit1780000006100];
