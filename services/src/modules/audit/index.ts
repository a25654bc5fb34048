import { AuditHeadEntity } from './audit-head.entity.js';
import { AuditEntity } from './audit.entity.js';
import { CreateAudit1780000006100 } from './migrations/1780000006100-create-audit.js';

export const auditEntities = [AuditEntity, AuditHeadEntity];

export const auditMigrations = [CreateAudit1780000006100];
