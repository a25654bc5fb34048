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
} from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { toReward } from '../../guide/index.js';
import type { CycleDayDto, RewardsDto, RewardWeekDto, VoteStreakDto } from './rewards.dto.js';
import { RewardsRepository, type VoteDayRow } from './rewards.repository.js';

const SHOWN_WEEKS = 12;
const WEEK_DAYS = 7;

interface RewardFacts {
  now: number;
  zone: string;
  login: PorticoConfig['guide']['program']['login'];
  claimedDays: ReadonlySet<string>;
  hasBonus: boolean;
  allWeeks: number;
  milestones: number;
  /** Newest first. */
  voteDays: readonly VoteDayRow[];
  itemName: (id: number) => string | null;
}

function toRewards(facts: RewardFacts): RewardsDto {
  const { now, zone, login, allWeeks, milestones } = facts;
  const needed = login.milestoneWeeks;
  return {
    today: writtenDay(dayNumber(now, zone)),
    dayEndsAt: midnightAfter(now, zone),
    now,
    cycleDay: rewardCycleDay(now, login.anchorDay, zone),
    cycle: cycleOf(facts),
    week: rewardWeek(facts),
    milestone: { weeks: milestoneWeeks(allWeeks, milestones, needed), needed, allWeeks, milestones },
    streak: streakDto(facts),
  };
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

/** Shows an account its rewards for logging in, which the game gives, and the days on which it has voted. */
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
    return toRewards({
      now,
      zone,
      login,
      claimedDays: new Set(claims.map(({ day }) => day)),
      hasBonus: bonuses.length > 0,
      allWeeks,
      milestones,
      voteDays,
      itemName: (id) => catalog.item(id)?.name ?? null,
    });
  }
}
