import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../persistence/index.js';

/** Names the process that does a job which only one may do at a time. */
@Entity({ name: 'portal_lease', engine: TABLE_ENGINE })
export class LeaseEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;
  @Column({ name: 'holder', type: 'varchar', length: 36 }) holder: string;

  /** Grows with every change of the holder: who comes with an older one has lost the lease. */
  @moneyColumn({ name: 'fence' }) fence: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @moneyColumn({ name: 'length_ms', default: 0 }) lengthMs: number;
}
