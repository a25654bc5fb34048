import { Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_recovery_code', engine: TABLE_ENGINE })
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 64 }) codeHash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'used_at', nullable: true }) usedAt: number | null;
}
