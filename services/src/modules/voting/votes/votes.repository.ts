import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS } from '@portico/domain';
import { Between, In, MoreThanOrEqual } from 'typeorm';
import type { EntityManager, FindOperator, Repository } from 'typeorm';
import { insertMissing, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { type Judgement, UNUSED_DAY, type UsedDay, type VoteRewards } from './vote-rules.js';
import { COUNTED_STATES, VoteDayEntity, VoteEntity } from './vote.entities.js';

/** Tokens are valid for at most a week. */
const MAX_TOKEN_MS = 7 * DAY_MS;
const CLOCK_MS = DAY_MS;

/** Maximum recent votes. Twenty sites have as many in a fortnight. */
const MAX_RECENT = 1000;

const RECENT_FIELDS = {
  id: true,
  site: true,
  state: true,
  reason: true,
  at: true,
  expiresAt: true,
  confirmedAt: true,
  creditedAt: true,
  day: true,
  nx: true,
  votePoints: true,
} as const;

export type RecentVote = Pick<VoteEntity, keyof typeof RECENT_FIELDS>;

@Injectable()
export class VotesRepository {
  constructor(
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    @InjectRepository(VoteDayEntity) private readonly voteDays: Repository<VoteDayEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  findByKey(site: string, voteKey: string): Promise<VoteEntity | null> {
    return this.votes.findOneBy({ site, voteKey });
  }

  countedSince(
    manager: EntityManager,
    { accountId, site }: Pick<VoteEntity, 'accountId' | 'site'>,
    since: number,
  ): Promise<Pick<VoteEntity, 'confirmedAt' | 'day'>[]> {
    return manager.find(VoteEntity, {
      select: { id: true, confirmedAt: true, day: true },
      where: {
        accountId,
        site,
        state: In(COUNTED_STATES),
        at: openedSince(since),
        confirmedAt: MoreThanOrEqual(since),
      },
    });
  }

  recentOf(
    accountId: number,
    since: number,
    manager: EntityManager = this.votes.manager,
  ): Promise<RecentVote[]> {
    return manager.find(VoteEntity, {
      select: RECENT_FIELDS,
      where: { accountId, at: openedSince(since) },
      order: { at: 'DESC', id: 'DESC' },
      take: MAX_RECENT,
    });
  }

  findByIds(ids: readonly number[]): Promise<RecentVote[]> {
    return this.votes.find({ select: RECENT_FIELDS, where: { id: In(ids) } });
  }

  async lastCountedAt(accountId: number): Promise<number | null> {
    const vote = await this.votes.findOne({
      select: { id: true, at: true, confirmedAt: true },
      where: { accountId, state: In(COUNTED_STATES) },
      order: { at: 'DESC' },
    });
    return vote === null ? null : (vote.confirmedAt ?? vote.at);
  }

  isConfirmedBetween(accountId: number, from: number, to: number): Promise<boolean> {
    const confirmedAt = Between(from, to);
    return this.votes.existsBy({ accountId, at: openedSince(from), state: In(COUNTED_STATES), confirmedAt });
  }

  async settle(
    manager: EntityManager,
    { id }: Pick<VoteEntity, 'id'>,
    judgement: Exclude<Judgement, { verdict: 'duplicate' }>,
    { now, day }: { now: number; day: string },
  ): Promise<void> {
    if (judgement.verdict === 'refused') {
      const { reason } = judgement;
      await manager.update(VoteEntity, { id }, { state: 'refused', reason, openKey: null });
      return;
    }
    const { nx, votePoints } = judgement;
    await manager.update(
      VoteEntity,
      { id },
      { state: 'confirmed', reason: null, openKey: null, confirmedAt: now, day, nx, votePoints },
    );
  }

  async usedOn(key: DayKey, manager: EntityManager = this.voteDays.manager): Promise<UsedDay> {
    return (await manager.findOneBy(VoteDayEntity, key)) ?? UNUSED_DAY;
  }

  /** Creates a day's row in its own unit of work. Looking for a missing row locks a gap, so first votes would wait for each other. */
  async ensureDay(key: DayKey): Promise<void> {
    if (await this.voteDays.existsBy(key)) return;
    await this.unitOfWork.run((manager) => insertMissing(manager, VoteDayEntity, { ...key, ...UNUSED_DAY }));
  }

  /** Locks a day until the unit of work ends. Must be the first read of the unit, so that later reads are current. */
  async lockDay(manager: EntityManager, key: DayKey): Promise<void> {
    await lockRow(manager, VoteDayEntity, key, 'votes', { first: { ...key, ...UNUSED_DAY } });
  }

  async countOn(
    manager: EntityManager,
    key: DayKey,
    { nx, votePoints }: VoteRewards,
    max: number,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(VoteDayEntity)
      .set({ votes: () => 'votes + 1', nx: () => 'nx + :nx', votePoints: () => 'vp + :votePoints' })
      .where('account_id = :accountId AND day = :day AND votes < :max', { ...key, max })
      .setParameters({ nx, votePoints })
      .execute();
    return affected === 1;
  }
}

/** Allows the index of accounts: a vote confirmed since a moment cannot have been opened long before. */
function openedSince(since: number): FindOperator<number> {
  return MoreThanOrEqual(since - MAX_TOKEN_MS - CLOCK_MS);
}

type DayKey = Pick<VoteDayEntity, 'accountId' | 'day'>;
