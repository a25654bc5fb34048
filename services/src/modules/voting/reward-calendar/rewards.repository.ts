import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Between,
  Column,
  Entity,
  Index,
  LessThanOrEqual,
  MoreThan,
  PrimaryGeneratedColumn,
  type Repository,
} from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';
import { VoteDayEntity } from '../votes/vote.entities.js';

export type ClaimKind = 'daily' | 'weekly' | 'milestone';

@Entity({ name: 'portal_reward_claim', engine: TABLE_ENGINE })
@Index('portal_reward_claim_once', ['accountId', 'kind', 'day'], { unique: true })
@Index('portal_reward_claim_at', ['at'])
export class RewardClaimEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** `YYYY-MM-DD` by the server's clock. Each kind can be claimed once per day. */
  @Column({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @Column({ name: 'kind', type: 'varchar', length: 16 }) kind: ClaimKind;
  @epochMsColumn({ name: 'at' }) at: number;
}

/** Ten years. Nobody needs a longer streak. */
const MAX_VOTE_DAYS = 3660;

type ClaimRow = Pick<RewardClaimEntity, 'day' | 'kind'>;
export type VoteDayRow = Pick<VoteDayEntity, 'day' | 'votes'>;

/** Reads the claims of accounts, which the game writes, and the days with votes. All days have the form `YYYY-MM-DD`. */
@Injectable()
export class RewardsRepository {
  constructor(
    @InjectRepository(RewardClaimEntity) private readonly rewardClaims: Repository<RewardClaimEntity>,
    @InjectRepository(VoteDayEntity) private readonly voteDayRows: Repository<VoteDayEntity>,
  ) {}

  claimsBetween(accountId: number, kind: ClaimKind, from: string, to: string): Promise<ClaimRow[]> {
    return this.rewardClaims.find({
      select: { id: true, day: true, kind: true },
      where: { accountId, kind, day: Between(from, to) },
    });
  }

  countClaims(accountId: number, kind: ClaimKind, to: string): Promise<number> {
    return this.rewardClaims.countBy({ accountId, kind, day: LessThanOrEqual(to) });
  }

  voteDays(accountId: number, to: string): Promise<VoteDayRow[]> {
    return this.voteDayRows.find({
      select: { accountId: true, day: true, votes: true },
      where: { accountId, day: LessThanOrEqual(to), votes: MoreThan(0) },
      order: { day: 'DESC' },
      take: MAX_VOTE_DAYS,
    });
  }
}
