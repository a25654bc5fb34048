import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dayNumber, startOfDay, writtenDay } from '@portico/domain';
import type { DataSource } from 'typeorm';
import { AccountNames, GameBridge } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { nxSpent, nxSpentBy } from '../../logs/index.js';
import { countPending, lastVotesOf, voteDaysOf, voteDaySums } from '../../voting/index.js';
import { AccountRowsRepository } from '../accounts/account-rows.repository.js';
import { SuspicionsRepository } from '../suspicion/suspicions.repository.js';
import type { AdminOverviewDto, VoteAnalyticsDto } from './overview.dto.js';
import { toSuspiciousVotes, toVoteAnalytics } from './overview.mapper.js';
import { RunningSum } from './running-sum.js';
import { WeekComparison } from './week-comparison.js';

/** However many admins look. */
const FRESH_MS = 3000;

const MAX_VOTERS = 100;
const MAX_SUSPICIOUS = 10;

/** The server at a glance, counted once for all who ask within a few seconds. */
@Injectable()
export class AdminOverviewService {
  private readonly counted = new CachedValue(() => this.count(Date.now()), { freshMs: FRESH_MS });
  private readonly nxSpent: RunningSum;

  constructor(
    private readonly accounts: AccountRowsRepository,
    private readonly suspicions: SuspicionsRepository,
    private readonly names: AccountNames,
    private readonly bridge: GameBridge,
    private readonly weeks: WeekComparison,
    private readonly config: PorticoConfig,
    @InjectDataSource() private readonly reader: DataSource,
  ) {
    this.nxSpent = new RunningSum((from, until) => nxSpent(reader.manager, [from, until]));
  }

  overview(): Promise<AdminOverviewDto> {
    return this.counted.get();
  }

  async count(now: number): Promise<AdminOverviewDto> {
    const { manager } = this.reader;
    const { zone } = this.config.public.time;
    const number = dayNumber(now, zone);
    const [day, start] = [writtenDay(number), startOfDay(number, zone)];
    const [status, sums, todayNXSpent, pendingVotes, suspicious, suspiciousCount, voteAnalytics, comparison] =
      await Promise.all([
        this.bridge.status(),
        voteDaySums(manager, day),
        this.nxSpent.of(start, now),
        countPending(manager, now),
        this.suspicions.newestOpen(MAX_SUSPICIOUS),
        this.suspicions.count({ state: 'open', rule: undefined }),
        this.analytics(day, start),
        this.weeks.now(),
      ]);
    const names = await this.names.of(suspicious.map(({ accountId }) => accountId));
    return {
      at: now,
      stats: {
        onlinePlayers: status.value.players,
        todayVotes: sums.votes,
        todayNXGiven: sums.nx,
        todayVPGiven: sums.votePoints,
        todayNXSpent,
        pendingVotes,
        suspiciousVotes: toSuspiciousVotes(suspicious, names),
        suspiciousCount,
      },
      voteAnalytics,
      voters: sums.voters,
      comparison,
    };
  }

  private async analytics(day: string, start: number): Promise<VoteAnalyticsDto[]> {
    const { manager } = this.reader;
    const lastVotes = await lastVotesOf(manager, day, start, MAX_VOTERS);
    const ids = [...lastVotes.keys()];
    if (ids.length === 0) return [];
    const [used, accounts, characters, spent, suspicious] = await Promise.all([
      voteDaysOf(manager, ids, day),
      this.accounts.find(ids),
      this.accounts.charactersOf(ids),
      nxSpentBy(manager, ids, start),
      this.suspicions.openAccounts(ids),
    ]);
    return toVoteAnalytics({ lastVotes, used, accounts, characters, spent, suspicious });
  }
}
