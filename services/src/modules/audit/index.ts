import { AuditEntity, AuditHeadEntity } from './audit.entities.js';

export type { AuditAction } from '@portico/domain';
export { AuditEntity } from './audit.entities.js';
export { AuditModule } from './audit.module.js';
export { actorOf, AuditService, type AuditEvent, type AuditRecord } from './audit.service.js';
export * from './reports.js';

export const auditEntities = [AuditEntity, AuditHeadEntity];

export { auditMigrations } from './migrations.js';
