import { MAX_INT32, DAY_MS } from '@portico/domain';
import type { InkwellLogEntity, NxLogEntity } from '@portico/services/modules/game-logs';
import type { VoteDayEntity, VoteEntity } from '@portico/services/modules/voting';
import type { DemoItem } from '../../items/demo-items.js';
import type { DemoDates } from '../../shared/demo-calendar.js';
import { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';
import { AccountBalances, InkwellShop } from './account-balances.js';
import { numberedByTime, RECORD_DAYS, serverDay, startOfServerDay } from './log-times.js';
import { addSuspects } from './suspects.js';
import { demoVoteDays, Voter } from './voter.js';

const MAX_VOTES_PER_DAY = 3;
const NX_OF_A_VOTE_POINT = 1000;

const CASH_SHOP_PRICES = [900, 1200, 1900, 2400, 2900, 3400, 4900, 5200, 8800];

export interface DemoEconomy {
  votes: readonly VoteEntity[];
  voteDays: readonly VoteDayEntity[];
  nx: readonly NxLogEntity[];
  inkwell: readonly InkwellLogEntity[];
}

/**
 * Income and spending of accounts in the last months. Each logged balance follows from the one before, and accounts
 * end with the balances of their logs. Sets `nxCredit` and `votePoints`.
 */
export function demoEconomy(
  players: readonly Player[],
  items: readonly DemoItem[],
  random: DemoRandom,
  { today, yesterday }: DemoDates,
): DemoEconomy {
  const shop = new InkwellShop(items);
  const accountBalances = players.map((player) => {
    // A player with a streak has its own random numbers, so that a change to it does not change all others.
    const own = player.voteStreak === undefined ? random : new DemoRandom(random.between(0, MAX_INT32));
    const balances = new AccountBalances(player, own);
    if (player.characters.length > 0) simulate(balances, shop, own, { today, yesterday });
    if (player.votePointsLeft !== undefined) exchangeAllBut(balances, player.votePointsLeft, today);
    return balances;
  });
  addSuspects(accountBalances, random, { today, yesterday });
  for (const { player, nx, votePoints } of accountBalances)
    Object.assign(player.account, { nxCredit: nx, votePoints });
  const votes = numberedByTime(accountBalances.flatMap((balances) => balances.votes));
  return {
    votes,
    voteDays: demoVoteDays(votes),
    nx: numberedByTime(accountBalances.flatMap(({ nxLogs }) => nxLogs)),
    inkwell: numberedByTime(accountBalances.flatMap(({ inkwellLogs }) => inkwellLogs)),
  };
}

/** Simulates an account's months, day by day. */
function simulate(
  balances: AccountBalances,
  shop: InkwellShop,
  random: DemoRandom,
  { today, yesterday }: DemoDates,
): void {
  const { player } = balances;
  const voter = new Voter(balances, random);
  const isVoter = player.dedication > 0.93 || random.chance(0.05 + 0.4 * player.dedication);
  const votingHabit = isVoter ? 0.05 + (0.2 + 0.6 * random.fraction()) * player.dedication ** 2 : 0;
  const streak = streakOf(player, yesterday);
  const lastDay = Math.min(serverDay(Math.min(player.lastSeenAt, today)), streak?.lastDay ?? Infinity);
  const firstDay = serverDay(Math.max(player.createdAt + DAY_MS, today - RECORD_DAYS * DAY_MS));
  for (let day = firstDay; day <= lastDay; day++) {
    let begin = startOfServerDay(day);
    if (streak !== undefined && day >= streak.firstDay)
      begin = voter.voteInTheMorning(begin, { isLast: day === lastDay });
    if (random.chance(0.35)) continue;
    const clock = new DayClock(day, begin, random, today);
    if (random.chance(votingHabit) && (streak === undefined || day < streak.firstDay - 1))
      vote(voter, clock, random);
    if (random.chance(0.05 * player.dedication) && clock.moveOn()) {
      balances.earn(clock.at, random.between(1, 12) * 250, 'NX card');
    }
    if (random.chance(0.006) && clock.moveOn()) {
      balances.earn(clock.at, random.pick([2000, 5000, 10_000]), 'Event prize');
    }
    if (random.chance(0.02 * player.dedication) && balances.votePoints >= 2 && clock.moveOn()) {
      exchange(balances, clock.at, random);
    }
    if (random.chance(0.08) && clock.moveOn()) {
      balances.spend(clock.at, random.pick(CASH_SHOP_PRICES), 'Cash shop');
    }
    if (random.chance(0.055) && clock.moveOn()) shop.sellTo(balances, clock.at, random);
  }
}

/** Times within a server day, in order. The last day ends at `today`. */
class DayClock {
  at: number;
  readonly isLastDay: boolean;
  private readonly length: number;

  constructor(
    day: number,
    begin: number,
    private readonly random: DemoRandom,
    private readonly today: number,
  ) {
    const start = startOfServerDay(day);
    this.isLastDay = day === serverDay(today);
    this.length = this.isLastDay ? today - start : DAY_MS;
    this.at = Math.max(begin, start + Math.floor(random.fraction() * this.length * 0.5));
  }

  /** Moves on by a random time. Returns false after `today`. */
  moveOn(): boolean {
    this.at += Math.floor((this.random.fraction() * this.length) / 12);
    return this.at <= this.today;
  }
}

/** Days on which the player voted without a gap, with a gap on the day before. */
function streakOf(
  { voteStreak }: Player,
  yesterday: number,
): { firstDay: number; lastDay: number } | undefined {
  if (voteStreak === undefined) return undefined;
  return { firstDay: yesterday - voteStreak + 1, lastDay: yesterday };
}

function vote(voter: Voter, clock: DayClock, random: DemoRandom): void {
  const count = random.pick([1, 2, 3, 3, MAX_VOTES_PER_DAY]);
  for (let index = 0; index < count && clock.moveOn(); index++)
    voter.vote(clock.at, { mayBeOpen: clock.isLastDay });
}

function exchange(balances: AccountBalances, at: number, random: DemoRandom): void {
  exchangePoints(balances, at, random.between(1, Math.min(10, balances.votePoints)));
}

/** Exchanges all vote points except `left`. If there are fewer, the account had more at the start, which no log shows. */
function exchangeAllBut(balances: AccountBalances, left: number, at: number): void {
  balances.votePoints = Math.max(balances.votePoints, left);
  const points = balances.votePoints - left;
  if (points > 0) exchangePoints(balances, at, points);
}

function exchangePoints(balances: AccountBalances, at: number, points: number): void {
  balances.votePoints -= points;
  balances.earn(at, points * NX_OF_A_VOTE_POINT, 'Vote point exchange');
}
