import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

/**
 * The allowance that an account's votes have used up on a day of the server's calendar. A vote locks this row before it counts, so there
 * is one with no votes where none counted.
 */
@Entity({ name: 'portal_vote_day', engine: TABLE_ENGINE })
@Index('portal_vote_day_day', ['day', 'votes', 'nx', 'votePoints'])
export class VoteDayEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** `YYYY-MM-DD` by the server's clock. */
  @PrimaryColumn({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @Column({ name: 'votes', type: 'int', default: 0 }) votes: number;
  @Column({ name: 'nx', type: 'int', default: 0 }) nx: number;
  @Column({ name: 'vp', type: 'int', default: 0 }) votePoints: number;
}
