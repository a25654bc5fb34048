import type { SuspicionRule } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** Finding of a rule about an account, per day of server time. */
@Entity({ name: 'portal_suspicion', engine: TABLE_ENGINE })
@Index('portal_suspicion_once', ['rule', 'accountId', 'day'], { unique: true })
@Index('portal_suspicion_at', ['at'])
@Index('portal_suspicion_open', ['reviewedAt', 'at'])
@Index('portal_suspicion_rule', ['rule', 'reviewedAt', 'at'])
@Index('portal_suspicion_account', ['accountId', 'reviewedAt'])
export class SuspicionEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'rule', type: 'varchar', length: 24 }) rule: SuspicionRule;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** `YYYY-MM-DD` by the server's clock. */
  @Column({ name: 'day', type: 'varchar', length: 10 }) day: string;

  @epochMsColumn({ name: 'at' }) at: number;

  /** JSON: a list of `name` and `value`. */
  @Column({ name: 'evidence', type: 'text' }) evidence: string;
  @epochMsColumn({ name: 'looked_at', nullable: true }) reviewedAt: number | null;
  @Column({ name: 'looked_by', type: 'int', nullable: true }) reviewedBy: number | null;
  @Column({ name: 'note', type: 'varchar', length: 200, nullable: true }) note: string | null;
}

/** Up to which vote the search has come. */
@Entity({ name: 'portal_suspicion_progress', engine: TABLE_ENGINE })
export class SuspicionProgressEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 16 }) name: string;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
  @Column({ name: 'vote_id', type: 'int' }) voteId: number;
}
