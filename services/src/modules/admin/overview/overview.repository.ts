import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VoteState } from '@portico/domain';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Repository } from 'typeorm';
import { AccountEntity, CharacterEntity, GameFeatures } from '../../../game/index.js';
import { NxLogEntity } from '../../logs/index.js';
import { VoteDayEntity, VoteEntity } from '../../voting/index.js';

const COUNTED: VoteState[] = ['confirmed', 'credited'];

/** So many votes are looked through for the accounts that voted last. */
const PAGE = 500;
const MAX_PAGES = 6;

/** No one reads a larger number of waiting votes. */
const MAX_PENDING = 100_000;

/** Characters of a hundred accounts: some have one in each world. */
const MAX_CHARACTERS = 3000;

export interface DaySums {
  votes: number;
  nx: number;
  votePoints: number;
  voters: number;
}

type Sums<T> = { [K in keyof T]: number | string | null };

/** What happened on one day of the server's calendar. Each statement reads that day alone, on an index. */
@Injectable()
export class OverviewRepository {
  constructor(
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    @InjectRepository(VoteDayEntity) private readonly voteDays: Repository<VoteDayEntity>,
    @InjectRepository(NxLogEntity) private readonly nxLog: Repository<NxLogEntity>,
    @InjectRepository(AccountEntity) private readonly accountRows: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    private readonly features: GameFeatures,
  ) {}

  async sumsOf(day: string): Promise<DaySums> {
    const row = await this.voteDays
      .createQueryBuilder('used')
      .select('SUM(used.votes)', 'votes')
      .addSelect('SUM(used.nx)', 'nx')
      .addSelect('SUM(used.votePoints)', 'votePoints')
      .addSelect('SUM(CASE WHEN used.votes > 0 THEN 1 ELSE 0 END)', 'voters')
      .where({ day })
      .getRawOne<Sums<DaySums>>();
    const { votes, nx, votePoints, voters } = row ?? {};
    return {
      votes: Number(votes ?? 0),
      nx: Number(nx ?? 0),
      votePoints: Number(votePoints ?? 0),
      voters: Number(voters ?? 0),
    };
  }

  /** NX that was spent from one moment until before another. What the ledger took is in the log too, and is counted there alone. */
  async nxSpent(from: number, until: number): Promise<number> {
    const row = await this.nxLog
      .createQueryBuilder('log')
      .select('SUM(log.amount)', 'spent')
      .where('log.at >= :from AND log.at < :until', { from, until })
      .andWhere("log.type = 'SPEND'")
      .getRawOne<{ spent: number | string | null }>();
    return Number(row?.spent ?? 0);
  }

  /** Votes that wait for a report, and those that wait for their account to leave the game; none of those that stand for no account. */
  async pending(now: number): Promise<number> {
    const waiting = ["state = 'opened' AND expires_at > ?", "state = 'confirmed' AND expires_at >= ?"];
    const counts = waiting.map(async (condition, index) => {
      const [row] = await this.votes.query<{ votes: number | string }[]>(
        `SELECT COUNT(*) AS votes FROM
          (SELECT id FROM portal_vote WHERE ${condition} AND account_id > 0 LIMIT ${MAX_PENDING}) counted`,
        [index === 0 ? now : 0],
      );
      return Number(row?.votes ?? 0);
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** When accounts voted last on a day, newest first. */
  async lastVotes(day: string, start: number, most: number): Promise<ReadonlyMap<number, number>> {
    const last = new Map<number, number>();
    for (let page = 0; page < MAX_PAGES && last.size < most; page += 1) {
      const votes = await this.votes.find({
        select: { id: true, accountId: true, confirmedAt: true },
        where: { confirmedAt: MoreThanOrEqual(start), state: In(COUNTED), day },
        order: { confirmedAt: 'DESC', id: 'DESC' },
        skip: page * PAGE,
        take: PAGE,
      });
      for (const { accountId, confirmedAt } of votes)
        if (last.size < most && !last.has(accountId)) last.set(accountId, confirmedAt ?? start);
      if (votes.length < PAGE) break;
    }
    return last;
  }

  usedDays(accountIds: readonly number[], day: string): Promise<VoteDayEntity[]> {
    return this.voteDays.findBy({ accountId: In([...accountIds]), day });
  }

  accounts(ids: readonly number[]): Promise<Pick<AccountEntity, 'id' | 'name' | 'nxCredit'>[]> {
    const nxCredit = this.features.isOn('accountDetails');
    return this.accountRows.find({
      select: { id: true, name: true, nxCredit },
      where: { id: In([...ids]) },
    });
  }

  /** Highest level first. */
  characters(
    accountIds: readonly number[],
  ): Promise<Pick<CharacterEntity, 'id' | 'accountId' | 'name' | 'level'>[]> {
    return this.characterRows.find({
      select: { id: true, accountId: true, name: true, level: true },
      where: { accountId: In([...accountIds]) },
      order: { level: 'DESC', id: 'ASC' },
      take: MAX_CHARACTERS,
    });
  }

  async nxSpentBy(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, number>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.nxLog
      .createQueryBuilder('log')
      .select('log.accountId', 'accountId')
      .addSelect('SUM(log.amount)', 'spent')
      .where({ accountId: In([...accountIds]), at: MoreThanOrEqual(since), type: 'SPEND' })
      .groupBy('log.accountId')
      .getRawMany<{ accountId: number; spent: number | string }>();
    return new Map(rows.map(({ accountId, spent }) => [Number(accountId), Number(spent)]));
  }
}
