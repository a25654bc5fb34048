import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { VoteDayEntity } from '../votes/vote.entities.js';
import { type ClaimKind, RewardClaimEntity } from './reward-claim.entity.js';

/** Ten years: what is older makes no streak that anybody looks for. */
const MAX_VOTE_DAYS = 3660;

type ClaimRow = Pick<RewardClaimEntity, 'day' | 'kind'>;
export type VoteDayRow = Pick<VoteDayEntity, 'day' | 'votes'>;

/** Reads the claims of accounts, which the game writes, and the days on which they have voted. All days are written ones, `YYYY-MM-DD`. */
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
