import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, moneyColumn } from '../../platform/persistence/index.js';

/** Last row of a chain, locked while a row is added. */
@Entity({ name: 'portal_audit_head', engine: TABLE_ENGINE })
export class AuditHeadEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 16 }) name: string;
  @moneyColumn({ name: 'last_id' }) lastId: number;
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}
