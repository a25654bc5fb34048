import { Injectable } from '@nestjs/common';
import { dayNumber, MINUTE_MS, startOfDay, WEEK_DAYS, writtenDay } from '@portico/domain';
import { DataSource } from 'typeorm';
import { GameBridge, AccountNames } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { playersAt } from '../../activity/index.js';
import { countActs } from '../../audit/index.js';
import { countExchanges } from '../../ledger/index.js';
import { nxSpent, type Span, nxSpentBy } from '../../game-logs/index.js';
import { countVotes, countPending, lastVotesOf, voteDaysOf, voteDaySums } from '../../voting/index.js';
import { AccountRowsRepository } from '../accounts/account-rows.repository.js';
import { SuspicionsRepository } from '../suspicion/suspicions.repository.js';
import {
  COMPARED_NAMES,
  type ComparisonDto,
  type AdminOverviewDto,
  type VoteAnalyticsDto,
} from './overview.dto.js';

/** All names except the players are counted over a span of time. */
const [, ...COUNTED] = COMPARED_NAMES;

@Injectable()
export class WeekComparison {
  private readonly counted = new CachedValue(() => this.count(Date.now()), { freshMs: MINUTE_MS });

  constructor(
    private readonly bridge: GameBridge,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
  ) {}

  now(): Promise<ComparisonDto[]> {
    return this.counted.get();
  }

  async count(now: number): Promise<ComparisonDto[]> {
    const { zone } = this.config.public.time;
    const today = dayNumber(now, zone);
    const start = startOfDay(today, zone);
    // A day on which the clocks change keeps its real length.
    const weekStart = startOfDay(today - WEEK_DAYS, zone);
    const weekNow = weekStart + now - start;
    const [{ value }, before, current, past] = await Promise.all([
      this.bridge.status(),
      playersAt(this.reader.manager, weekNow),
      this.countsOf([start, now]),
      this.countsOf([weekStart, weekNow]),
    ]);
    return [
      { name: 'players', now: value.players, lastWeek: before },
      ...COUNTED.map((name) => ({ name, now: current[name], lastWeek: past[name] })),
    ];
  }

  private async countsOf(span: Span) {
    const { manager } = this.reader;
    const [votes, logins, registrations, exchanges, spent] = await Promise.all([
      countVotes(manager, span),
      countActs(manager, 'sign-in', span),
      countActs(manager, 'register', span),
      countExchanges(manager, span),
      nxSpent(manager, span),
    ]);
    return { votes, logins, registrations, exchanges, nxSpent: spent };
  }
}

/** A row's time is when its transaction began, so rows younger than this may not be committed yet. */
const SETTLED_MS = MINUTE_MS;

/** The sum starts again after this long, because a transaction may have committed even later. */
const AGAIN_MS = 10 * MINUTE_MS;

/** Sums the rows of a growing day. Rows older than a minute are summed once, so the day costs as much as its last minute. */
export class RunningSum {
  private settled: { start: number; until: number; sum: number; since: number } | undefined;

  /** `read` sums the rows from one moment (inclusive) to another (exclusive). */
  constructor(private readonly read: (from: number, until: number) => Promise<number>) {}

  /** Sums all rows since `start`, including those from clocks that run ahead. */
  async of(start: number, now: number): Promise<number> {
    const known = this.knownOf(start, now);
    const until = Math.max(known.until, now - SETTLED_MS);
    const [more, last] = await Promise.all([
      known.until < until ? this.read(known.until, until) : 0,
      this.read(until, Number.MAX_SAFE_INTEGER),
    ]);
    this.settled = { ...known, until, sum: known.sum + more };
    return known.sum + more + last;
  }

  private knownOf(start: number, now: number) {
    const known = this.settled;
    const isGood =
      known !== undefined &&
      known.start === start &&
      now - known.since < AGAIN_MS &&
      // If the clock ran ahead, rows before `until` are still being written.
      known.until <= now;
    return isGood ? known : { start, until: start, sum: 0, since: now };
  }
}

/** An account with more characters has them in several worlds. */
const MAX_CHARACTERS = 12;

/** The overview is counted at most this often, however many admins have it open. */
const FRESH_MS = 3000;

const MAX_VOTERS = 100;
const MAX_SUSPICIOUS = 10;

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
    private readonly reader: DataSource,
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
        suspiciousVotes: suspicious.map(({ id, accountId, rule, at }) => ({
          id,
          account_id: accountId,
          account_name: names.get(accountId) ?? `#${accountId}`,
          reason: rule,
          vote_time: at,
        })),
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
    const [days, rows, characters, spent, suspicious] = await Promise.all([
      voteDaysOf(manager, ids, day),
      this.accounts.find(ids),
      this.accounts.charactersOf(ids),
      nxSpentBy(manager, ids, start),
      this.suspicions.openAccounts(ids),
    ]);
    const accounts = new Map(rows.map((account) => [account.id, account]));
    const used = new Map(days.map((one) => [one.accountId, one]));
    return [...lastVotes].flatMap(([id, lastVote]) => {
      const account = accounts.get(id);
      if (account === undefined) return [];
      const shown = (characters.get(id) ?? []).slice(0, MAX_CHARACTERS);
      return {
        account_id: id,
        account_name: account.name,
        characters: shown.map(({ name, level }) => ({ name, level })),
        votes_today: used.get(id)?.votes ?? 0,
        nx_received_today: used.get(id)?.nx ?? 0,
        vp_received_today: used.get(id)?.votePoints ?? 0,
        current_nx_balance: account.nxCredit ?? 0,
        nx_spent_today: spent.get(id) ?? 0,
        last_vote_time: lastVote,
        suspicious: suspicious.has(id),
      };
    });
  }
}
