import type { Currency, LedgerReason } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn, moneyColumn } from '../../../platform/persistence/index.js';

/** Currencies of grants: a grant has no character. */
export type GrantedCurrency = Extract<Currency, 'NX' | 'VP'>;

@Entity({ name: 'portal_pending_grant', engine: TABLE_ENGINE })
@Index('portal_pending_grant_key', ['entryKey'], { unique: true })
@Index('portal_pending_grant_due', ['deliveredAt', 'retryAt'])
@Index('portal_pending_grant_account', ['accountId', 'deliveredAt'])
export class PendingGrantEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** The key of the operation that delivers it: a grant given twice under one key arrives once. */
  @Column({ name: 'entry_key', type: 'varchar', length: 112 }) entryKey: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: GrantedCurrency;
  @moneyColumn({ name: 'delta' }) delta: number;
  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;

  /** The giver; null for the portal by itself. */
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Not delivered before: the balance was full, or the game may still hold the account. */
  @epochMsColumn({ name: 'retry_at', default: 0 }) retryAt: number;
  @epochMsColumn({ name: 'delivered_at', nullable: true }) deliveredAt: number | null;
}
