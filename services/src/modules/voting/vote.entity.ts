import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** Values of `portal_vote.state`: only a credited vote has paid anything. */
export const VOTE_STATES = ['opened', 'confirmed', 'credited', 'refused'] as const;
export type VoteState = (typeof VOTE_STATES)[number];

/** A vote for the server on a listing site. */
@Entity({ name: 'portal_vote', engine: TABLE_ENGINE })
@Index('portal_vote_key', ['site', 'voteKey'], { unique: true })
@Index('portal_vote_at', ['at'])
@Index('portal_vote_account', ['accountId', 'at'])
export class VoteEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' })
  id: number;

  @Column({ name: 'account_id', type: 'int' })
  accountId: number;

  /** As the configuration names the listing site. */
  @Column({ name: 'site', type: 'varchar', length: 32 })
  site: string;

  /** What makes the vote one of its site: the same report a second time is the same vote. */
  @Column({ name: 'vote_key', type: 'varchar', length: 64 })
  voteKey: string;

  /** The token that the player went to the site with. */
  @Column({ name: 'token_id', type: 'int', nullable: true })
  tokenId: number | null;

  @epochMsColumn({ name: 'at' })
  at: number;

  @Column({ name: 'ip', type: 'varchar', length: 45, default: '' })
  ip: string;

  @Column({ name: 'state', type: 'varchar', length: 16 })
  state: VoteState;

  /** NX that it paid. */
  @Column({ name: 'nx', type: 'int', default: 0 })
  nx: number;

  /** Vote points that it paid. */
  @Column({ name: 'vp', type: 'int', default: 0 })
  votePoints: number;
}
