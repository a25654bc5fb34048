import type { Currency, LedgerReason } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Append only: one change of one balance. The entries of an account are a chain of hashes (ADR 26). */
@Entity({ name: 'portal_ledger', engine: TABLE_ENGINE })
@Index('portal_ledger_key', ['entryKey'], { unique: true })
@Index('portal_ledger_account', ['accountId', 'sequence'], { unique: true })
@Index('portal_ledger_currency', ['accountId', 'currency', 'sequence'])
@Index('portal_ledger_at', ['at'])
@Index('portal_ledger_spent', ['currency', 'at', 'accountId', 'delta'])
@Index('portal_ledger_account_at', ['accountId', 'at'])
@Index('portal_ledger_reason', ['accountId', 'reason', 'sequence'])
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** The key of the operation and the currency: the same operation is never written twice. */
  @Column({ name: 'entry_key', type: 'varchar', length: 120 }) entryKey: string;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** The owner of the mesos, HP or MP; null for balances of the account. */
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: Currency;
  @moneyColumn({ name: 'delta' }) delta: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;
  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;

  /** The actor; null for the portal by itself. */
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;

  /** Place in the chain of its account, from 1 without a gap. */
  @Column({ name: 'sequence', type: 'int' }) sequence: number;
  @Column({ name: 'previous_hash', type: 'varchar', length: 64 }) previousHash: string;

  /** SHA-256 in hex over the entry and the hash of the one before. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}

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
