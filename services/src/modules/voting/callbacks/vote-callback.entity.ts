import type { CallbackVerdict, VoteRefusal } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** One vote of a callback as received, with its outcome: evidence for the owner. */
@Entity({ name: 'portal_vote_callback', engine: TABLE_ENGINE })
@Index('portal_vote_callback_site', ['site', 'at'])
@Index('portal_vote_callback_at', ['at'])
@Index('portal_vote_callback_verdict', ['verdict', 'at'])
export class VoteCallbackEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'site', type: 'varchar', length: 32 }) site: string;
  @Column({ name: 'method', type: 'varchar', length: 4 }) method: string;
  @Column({ name: 'address', type: 'varchar', length: 45 }) address: string;
  @Column({ name: 'verdict', type: 'varchar', length: 12 }) verdict: CallbackVerdict;
  @Column({ name: 'reason', type: 'varchar', length: 16, nullable: true }) reason: VoteRefusal | null;
  @Column({ name: 'vote_id', type: 'int', nullable: true }) voteId: number | null;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;
  @moneyColumn({ name: 'lag_ms', nullable: true }) lagMs: number | null;

  /** JSON of this vote's fields, shortened and without the secret. */
  @Column({ name: 'fields', type: 'text' }) fields: string;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @Column({ name: 'replay_of', type: 'int', nullable: true }) replayOf: number | null;

  /** The admin who replayed it, or sent the sample. */
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;

  /** How many like it were left out before it: what strangers can send without end is not all kept. */
  @Column({ name: 'omitted', type: 'int', default: 0 }) omitted: number;
}
