import type { Currency, LedgerReason } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** One change of one balance; rows are only added. The entries of an account form a chain of hashes (ADR 26). */
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

  /** Key of the operation and the currency, so that no operation is recorded twice. */
  @Column({ name: 'entry_key', type: 'varchar', length: 120 }) entryKey: string;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** Owner of the mesos, HP or MP; null for balances of the account. */
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: Currency;
  @moneyColumn({ name: 'delta' }) delta: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;
  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @Column({ name: 'sequence', type: 'int' }) sequence: number;
  @Column({ name: 'previous_hash', type: 'varchar', length: 64 }) previousHash: string;
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}

@Entity({ name: 'portal_ledger_head', engine: TABLE_ENGINE })
export class LedgerHeadEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'last_sequence', type: 'int' }) lastSequence: number;
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;

  /** Last entry that was compared with the balances after the game had loaded them. */
  @Column({ name: 'compared_sequence', type: 'int', default: 0 }) comparedSequence: number;

  /** `accounts.lastlogin` at the time of the later entries; null if there are none. */
  @Column({ name: 'open_login', type: 'varchar', length: 32, nullable: true }) openLogin: string | null;
}

/** Currencies of grants: a grant has no character. */
type GrantedCurrency = Extract<Currency, 'NX' | 'VP'>;

@Entity({ name: 'portal_pending_grant', engine: TABLE_ENGINE })
@Index('portal_pending_grant_key', ['entryKey'], { unique: true })
@Index('portal_pending_grant_due', ['deliveredAt', 'retryAt'])
@Index('portal_pending_grant_account', ['accountId', 'deliveredAt'])
export class PendingGrantEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** Key of the operation that delivers the grant, so that two grants with one key arrive once. */
  @Column({ name: 'entry_key', type: 'varchar', length: 112 }) entryKey: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: GrantedCurrency;
  @moneyColumn({ name: 'delta' }) delta: number;
  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** No delivery is tried before this time, because the balance was full or the game may still hold the account. */
  @epochMsColumn({ name: 'retry_at', default: 0 }) retryAt: number;
  @epochMsColumn({ name: 'delivered_at', nullable: true }) deliveredAt: number | null;
}

/** `waiting` rows are decided once: by the plug, or by the portal, which deletes the row. */
export type BridgeGrantState = 'waiting' | 'applied' | 'refused';

/** An operation for the running game. The plug in the game reads the row, applies it in memory and decides it (`docs/bridge`). */
@Entity({ name: 'portal_bridge_grant', engine: TABLE_ENGINE })
@Index('portal_bridge_grant_account', ['accountId', 'settledAt'])
@Index('portal_bridge_grant_settled', ['settledAt', 'createdAt'])
export class BridgeGrantEntity {
  @PrimaryColumn({ name: 'grant_key', type: 'varchar', length: 112 }) key: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'nx', type: 'int' }) nx: number;
  @Column({ name: 'vp', type: 'int' }) vp: number;
  @Column({ name: 'meso', type: 'int' }) meso: number;
  @Column({ name: 'hp', type: 'int' }) hp: number;
  @Column({ name: 'mp', type: 'int' }) mp: number;
  @Column({ name: 'hp_max', type: 'int' }) hpMax: number;
  @Column({ name: 'mp_max', type: 'int' }) mpMax: number;
  @Column({ name: 'state', type: 'varchar', length: 10 }) state: BridgeGrantState;
  @Column({ name: 'code', type: 'varchar', length: 32, nullable: true }) code: string | null;
  @Column({ name: 'nx_after', type: 'int', nullable: true }) nxAfter: number | null;
  @Column({ name: 'vp_after', type: 'int', nullable: true }) vpAfter: number | null;
  @Column({ name: 'meso_after', type: 'int', nullable: true }) mesoAfter: number | null;
  @Column({ name: 'hp_after', type: 'int', nullable: true }) hpAfter: number | null;
  @Column({ name: 'mp_after', type: 'int', nullable: true }) mpAfter: number | null;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'decided_at', nullable: true }) decidedAt: number | null;
  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @epochMsColumn({ name: 'settled_at', nullable: true }) settledAt: number | null;
}

/** `open`: the owner has to decide. `granted`: the lost amount was given again. `settled`: the owner settled it in another way. */
export type LossState = 'open' | 'granted' | 'settled';

@Entity({ name: 'portal_ledger_loss', engine: TABLE_ENGINE })
@Index('portal_ledger_loss_entry', ['accountId', 'toSequence'], { unique: true })
@Index('portal_ledger_loss_found', ['foundAt'])
export class LedgerLossEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: Currency;
  @moneyColumn({ name: 'amount' }) amount: number;
  @Column({ name: 'from_sequence', type: 'int' }) fromSequence: number;
  @Column({ name: 'to_sequence', type: 'int' }) toSequence: number;

  /** True if nothing else explains the loss; false if the game may have taken the same amount itself. */
  @booleanColumn({ name: 'is_certain' }) isCertain: boolean;
  @Column({ name: 'state', type: 'varchar', length: 8 }) state: LossState;
  @epochMsColumn({ name: 'found_at' }) foundAt: number;
}
