import { Injectable } from '@nestjs/common';
import { Between, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../../platform/persistence/index.js';
import { VoteDayEntity } from '../votes/vote-day.entity.js';
import { RewardClaimEntity } from './reward-claim.entity.js';
import type { ClaimKind } from './reward-claim.entity.js';

/** Ten years: what is older makes no streak that anybody looks for. */
const MAX_VOTE_DAYS = 3660;

type ClaimRow = Pick<RewardClaimEntity, 'day' | 'kind'>;
export type VoteDayRow = Pick<VoteDayEntity, 'day' | 'votes'>;

/** What accounts have claimed, which the game writes, and on which days they have voted. All days are written ones, `YYYY-MM-DD`. */
@Injectable()
export class RewardsRepository {
  constructor(private readonly database: Database) {}

  claimsBetween(accountId: number, kind: ClaimKind, from: string, to: string): Promise<ClaimRow[]> {
    return this.database.reader.find(RewardClaimEntity, {
      select: { id: true, day: true, kind: true },
      where: { accountId, kind, day: Between(from, to) },
    });
  }

  /** Of all time, to a day. */
  countClaims(accountId: number, kind: ClaimKind, to: string): Promise<number> {
    return this.database.reader.countBy(RewardClaimEntity, { accountId, kind, day: LessThanOrEqual(to) });
  }

  /** Days with a vote that counted, to a day, newest first. */
  voteDays(accountId: number, to: string): Promise<VoteDayRow[]> {
    return this.database.reader.find(VoteDayEntity, {
      select: { accountId: true, day: true, votes: true },
      where: { accountId, day: LessThanOrEqual(to), votes: MoreThan(0) },
      order: { day: 'DESC' },
      take: MAX_VOTE_DAYS,
    });
  }
}
