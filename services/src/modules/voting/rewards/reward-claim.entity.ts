import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

export type ClaimKind = 'daily' | 'weekly' | 'milestone';

@Entity({ name: 'portal_reward_claim', engine: TABLE_ENGINE })
@Index('portal_reward_claim_once', ['accountId', 'kind', 'day'], { unique: true })
@Index('portal_reward_claim_at', ['at'])
export class RewardClaimEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** `YYYY-MM-DD` by the server's clock; each kind can be claimed once a day. */
  @Column({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @Column({ name: 'kind', type: 'varchar', length: 16 }) kind: ClaimKind;
  @epochMsColumn({ name: 'at' }) at: number;
}
