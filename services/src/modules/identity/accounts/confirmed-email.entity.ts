import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_confirmed_email', engine: TABLE_ENGINE })
export class ConfirmedEmailEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'email', type: 'varchar', length: 45 }) email: string;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
}
