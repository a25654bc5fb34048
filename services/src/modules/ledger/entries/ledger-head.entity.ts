import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** The last entry of an account, locked by whoever adds one. */
@Entity({ name: 'portal_ledger_head', engine: TABLE_ENGINE })
export class LedgerHeadEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' })
  accountId: number;

  @Column({ name: 'last_sequence', type: 'int' })
  lastSequence: number;

  @Column({ name: 'hash', type: 'varchar', length: 64 })
  hash: string;
}
