import {
  dayNumber,
  dayNumberOf,
  midnightAfter,
  milestoneWeeks,
  rewardCycleDay,
  rewardCycleDays,
  startOfDay,
  streakOf,
  weekOf as weekOfDay,
  weekProgress,
  writtenDay,
} from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { toReward } from '../../guide/index.js';
import type { CycleDayDto, RewardsDto, RewardWeekDto, VoteStreakDto } from './rewards.dto.js';
import type { VoteDayRow } from './rewards.repository.js';

const SHOWN_WEEKS = 12;
const WEEK_DAYS = 7;

export interface RewardFacts {
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

export function toRewards(facts: RewardFacts): RewardsDto {
  const { now, zone, login, allWeeks, milestones } = facts;
  const needed = login.milestoneWeeks;
  return {
    today: writtenDay(dayNumber(now, zone)),
    dayEndsAt: midnightAfter(now, zone),
    now,
    cycleDay: rewardCycleDay(now, login.anchorDay, zone),
    cycle: cycleOf(facts),
    week: weekOf(facts),
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

function weekOf({ now, zone, login, claimedDays, hasBonus }: RewardFacts): RewardWeekDto {
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
  const { sunday } = weekOfDay(today);
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
