import { Injectable } from '@nestjs/common';
import {
  dayNumber,
  dayNumberOf,
  midnightAfter,
  milestoneWeeks,
  rewardCycleDay,
  rewardCycleDays,
  startOfDay,
  streakOf,
  weekOf,
  weekProgress,
  writtenDay,
  WEEK_DAYS,
} from '@portico/domain';
import { DataSource } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { toReward } from '../../guide/index.js';
import { hasPriceHit } from '../../wishes/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteStandings } from '../votes/vote-standing.js';
import { VotersRepository } from '../votes/voters.repository.js';
import type { CycleDayDto, RewardsDto, RewardWeekDto, VoteStreakDto, WaitingDto } from '../voting.dto.js';
import { RewardsRepository, type VoteDayRow } from './rewards.repository.js';

const SHOWN_WEEKS = 12;

interface RewardFacts {
  now: number;
  zone: string;
  login: PorticoConfig['guide']['program']['login'];
  claimedDays: ReadonlySet<string>;
  hasBonus: boolean;
  /** Newest first. */
  voteDays: readonly VoteDayRow[];
  itemName: (id: number) => string | null;
}

function cycleOf({ now, zone, login, claimedDays, itemName }: RewardFacts): CycleDayDto[] {
  const days = rewardCycleDays(dayNumber(now, zone), login.anchorDay).map((day) => writtenDay(day));
  return login.rewards.map((reward, index) => {
    const date = days[index] ?? '';
    return { date, reward: toReward(reward, index + 1, itemName), isClaimed: claimedDays.has(date) };
  });
}

function rewardWeek({ now, zone, login, claimedDays, hasBonus }: RewardFacts): RewardWeekDto {
  const claims = [...claimedDays].map((day) => dayNumberOf(day));
  const week = weekProgress(dayNumber(now, zone), claims, login.weeklyDays);
  return {
    from: writtenDay(week.sunday),
    to: writtenDay(week.saturday),
    endsAt: startOfDay(week.saturday + 1, zone),
    claimedDays: week.claimed.map((day) => writtenDay(day)),
    needed: login.weeklyDays,
    isReachable: hasBonus || week.isReachable,
    isClaimed: hasBonus,
  };
}

function streakDto({ now, zone, voteDays }: RewardFacts): VoteStreakDto {
  const today = dayNumber(now, zone);
  const streak = streakOf(
    voteDays.map(({ day }) => dayNumberOf(day)),
    today,
  );
  const { sunday } = weekOf(today);
  const shownFrom = writtenDay(sunday - (SHOWN_WEEKS - 1) * WEEK_DAYS);
  return {
    ...streak,
    allVotes: voteDays.reduce((sum, { votes }) => sum + votes, 0),
    days: voteDays
      .filter(({ day }) => day >= shownFrom)
      .map(({ day, votes }) => ({ day, votes }))
      .toReversed(),
  };
}

@Injectable()
export class RewardsService {
  constructor(
    private readonly rewards: RewardsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Days follow the server's calendar. Claims dated after today came from a clock that ran ahead and do not count yet. */
  async own({ accountId }: Principal): Promise<RewardsDto> {
    const now = Date.now();
    const { zone } = this.config.public.time;
    const { login } = this.config.guide.program;
    const today = dayNumber(now, zone);
    const { sunday } = weekOf(today);
    const [cycleFrom = today] = rewardCycleDays(today, login.anchorDay);
    const from = writtenDay(Math.min(sunday, cycleFrom));
    const to = writtenDay(today);
    const [claims, bonuses, allWeeks, milestones, voteDays] = await Promise.all([
      this.rewards.claimsBetween(accountId, 'daily', from, to),
      this.rewards.claimsBetween(accountId, 'weekly', writtenDay(sunday), to),
      this.rewards.countClaims(accountId, 'weekly', to),
      this.rewards.countClaims(accountId, 'milestone', to),
      this.rewards.voteDays(accountId, to),
    ]);
    const catalog = this.catalogs.current;
    const facts: RewardFacts = {
      now,
      zone,
      login,
      claimedDays: new Set(claims.map(({ day }) => day)),
      hasBonus: bonuses.length > 0,
      voteDays,
      itemName: (id) => catalog.item(id)?.name ?? null,
    };
    const needed = login.milestoneWeeks;
    return {
      today: to,
      dayEndsAt: midnightAfter(now, zone),
      now,
      cycleDay: rewardCycleDay(now, login.anchorDay, zone),
      cycle: cycleOf(facts),
      week: rewardWeek(facts),
      milestone: { weeks: milestoneWeeks(allWeeks, milestones, needed), needed, allWeeks, milestones },
      streak: streakDto(facts),
    };
  }
}

@Injectable()
export class WaitingService {
  constructor(
    private readonly sites: VoteSites,
    private readonly standings: VoteStandings,
    private readonly voters: VotersRepository,
    private readonly rewards: RewardsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
  ) {}

  async own({ accountId }: Principal): Promise<WaitingDto> {
    const now = Date.now();
    const [vote, gift, price] = await Promise.all([
      this.canVote(accountId, now),
      this.gift(accountId, now),
      hasPriceHit(this.reader.manager, accountId),
    ]);
    return { vote, ...gift, price };
  }

  private async canVote(accountId: number, now: number): Promise<boolean> {
    if (!this.sites.areUsable) return false;
    const [standing, hasCharacter] = await Promise.all([
      this.standings.of(accountId, now),
      this.voters.hasCharacter(accountId),
    ]);
    const isReady = this.sites.all.some((site) => standing.nextVoteAt(site) === undefined);
    return hasCharacter && standing.canVoteToday && isReady;
  }

  /** Empty before the first claim, because servers that store no claims would otherwise always show a gift. */
  private async gift(accountId: number, now: number): Promise<Pick<WaitingDto, 'gift' | 'isGiftTaken'>> {
    const { zone } = this.config.public.time;
    const { login } = this.config.guide.program;
    const today = writtenDay(dayNumber(now, zone));
    const [claims, taken] = await Promise.all([
      this.rewards.countClaims(accountId, 'daily', today),
      this.rewards.claimsBetween(accountId, 'daily', today, today),
    ]);
    const day = rewardCycleDay(now, login.anchorDay, zone);
    const reward = login.rewards[day - 1];
    const isGiftTaken = taken.length > 0;
    if (claims === 0 || isGiftTaken || reward === undefined) return { gift: null, isGiftTaken };
    const nameOf = (id: number) => this.catalogs.current.item(id)?.name ?? null;
    return { gift: toReward(reward, day, nameOf), isGiftTaken };
  }
}
