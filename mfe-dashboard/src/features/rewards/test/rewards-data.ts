import { dayNumberOf, rewardCycleDays, weekOf, writtenDay } from '@portico/domain';
import type { VoteStatus } from '../../../shared/voting/voting.queries';
import type { Rewards } from '../rewards.queries';

const TODAY = '2026-01-06';
/** Six in the evening in Tokyo: six hours to midnight. */
export const SERVER_NOW = Date.UTC(2026, 0, 6, 9);
const DAY_ENDS = Date.UTC(2026, 0, 6, 15);

/** Rewards of a Tuesday, the third day of the cycle. */
export function someRewards({
  claimed = [],
  ...changes
}: { claimed?: string[]; week?: Partial<Rewards['week']> } & Partial<Omit<Rewards, 'week'>> = {}): Rewards {
  const { sunday, saturday } = weekOf(dayNumberOf(TODAY));
  const kinds = ['mesos', 'potions', 'nx', 'chair'] as const;
  return {
    today: TODAY,
    now: SERVER_NOW,
    dayEndsAt: DAY_ENDS,
    cycleDay: 3,
    cycle: rewardCycleDays(dayNumberOf(TODAY), '2026-01-04').map((day, index) => ({
      date: writtenDay(day),
      isClaimed: claimed.includes(writtenDay(day)),
      reward: {
        day: index + 1,
        kind: kinds[index % kinds.length] ?? 'mesos',
        quantity: 500 * (index + 1),
        itemId: null,
        itemName: null,
        name: null,
      },
    })),
    milestone: { weeks: 2, needed: 6, allWeeks: 14, milestones: 2 },
    streak: { current: 0, longest: 0, allVotes: 0, days: [] },
    ...changes,
    week: {
      from: writtenDay(sunday),
      to: writtenDay(saturday),
      endsAt: Date.UTC(2026, 0, 10, 15),
      claimedDays: claimed,
      needed: 7,
      isReachable: true,
      isClaimed: false,
      ...changes.week,
    },
  };
}

/** One site that accepts a vote an hour later. */
export const VOTE_STATUS: VoteStatus = {
  votePoints: 0,
  nxCredit: 0,
  todayVotes: 1,
  maxVotes: 3,
  todayVP: 1,
  todayNX: 2000,
  maxDailyVP: 3,
  maxDailyNX: 6000,
  reachedVPCap: false,
  reachedNXCap: false,
  canVoteToday: true,
  canVoteNow: false,
  hasCharacter: true,
  lastVoteTime: null,
  pendingVerification: false,
  isWebAdmin: false,
  now: SERVER_NOW,
  dayEndsAt: DAY_ENDS,
  sites: [
    {
      id: 'lantern',
      name: { en: 'Lantern; Toplist', he: 'פנס' },
      nx: 2000,
      votePoints: 1,
      coolDownMinutes: 1440,
      nextVoteAt: SERVER_NOW + 3_600_000,
      vote: null,
    },
  ],
};
