import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Last entry of an account, locked while one is added. */
@Entity({ name: 'portal_ledger_head', engine: TABLE_ENGINE })
export class LedgerHeadEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'last_sequence', type: 'int' }) lastSequence: number;
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;

  /** Up to where the entries were compared with the balances after the game had them. */
  @Column({ name: 'compared_sequence', type: 'int', default: 0 }) comparedSequence: number;

  /** `accounts.lastlogin` under which the entries after that were written; null where there are none. */
  @Column({ name: 'open_login', type: 'varchar', length: 32, nullable: true }) openLogin: string | null;
}
