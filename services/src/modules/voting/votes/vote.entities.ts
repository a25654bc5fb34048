import type { VoteRefusal, VoteState } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

export const VOTE_ORIGINS = ['dashboard', 'login'] as const;
export type VoteOrigin = (typeof VOTE_ORIGINS)[number];

export const COUNTED_STATES: VoteState[] = ['confirmed', 'credited'];

@Entity({ name: 'portal_vote', engine: TABLE_ENGINE })
@Index('portal_vote_key', ['site', 'voteKey'], { unique: true })
@Index('portal_vote_open', ['openKey'], { unique: true })
@Index('portal_vote_at', ['at'])
@Index('portal_vote_account', ['accountId', 'at'])
@Index('portal_vote_expiry', ['state', 'expiresAt'])
@Index('portal_vote_confirmed', ['confirmedAt', 'id'])
@Index('portal_vote_network', ['ip', 'at'])
@Index('portal_vote_account_confirmed', ['accountId', 'confirmedAt'])
@Index('portal_vote_site', ['site', 'confirmedAt'])
export class VoteEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'site', type: 'varchar', length: 32 }) site: string;

  /** SHA-256 of the token that the player took to the site. A second report with the same key is the same vote. */
  @Column({ name: 'vote_key', type: 'varchar', length: 64 }) voteKey: string;

  /** The token is derived from this and the token secret. */
  @Column({ name: 'salt', type: 'varchar', length: 32, default: '' }) salt: string;

  /** Account and site of an open vote; null after a report ended it or its token was lost. The next opening reuses the row. */
  @Column({ name: 'open_key', type: 'varchar', length: 48, nullable: true }) openKey: string | null;
  @Column({ name: 'origin', type: 'varchar', length: 12, default: 'dashboard' }) origin: VoteOrigin;
  @epochMsColumn({ name: 'at' }) at: number;
  @epochMsColumn({ name: 'expires_at', default: 0 }) expiresAt: number;
  @Column({ name: 'ip', type: 'varchar', length: 45, default: '' }) ip: string;
  @Column({ name: 'state', type: 'varchar', length: 16 }) state: VoteState;
  @Column({ name: 'reason', type: 'varchar', length: 16, nullable: true }) reason: VoteRefusal | null;
  @epochMsColumn({ name: 'confirmed_at', nullable: true }) confirmedAt: number | null;
  @epochMsColumn({ name: 'credited_at', nullable: true }) creditedAt: number | null;

  /** Day of the server's calendar on which the report came, `YYYY-MM-DD`. The vote counts on that day. */
  @Column({ name: 'day', type: 'varchar', length: 10, nullable: true }) day: string | null;
  @Column({ name: 'nx', type: 'int', default: 0 }) nx: number;
  @Column({ name: 'vp', type: 'int', default: 0 }) votePoints: number;
}

/** Used part of an account's daily limits, by the server's calendar. Votes lock this row first, so empty rows exist. */
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
