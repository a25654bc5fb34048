import { BAN_STATE, LOGIN_STATE, NO_TEMPORARY_BAN } from '@portico/services/game';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { readRows } from '../../shared/data-files.js';
import type { DemoDates } from '../../shared/demo-calendar.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import { isOpenToVisitors, wasSeenWithin } from '../accounts/player.js';
import type { AccountBalances } from './account-balances.js';
import { serverDay, startOfServerDay } from './log-times.js';
import { Voter } from './voter.js';

/** A site that accepts two votes a day. */
const FREQUENT_SITE = 1;

type Roles = ReadonlyMap<string, readonly AccountBalances[]>;

/**
 * Adds accounts that vote by machine or in bad faith, so that admins have something to review. They have no other
 * votes or income, and account names of their own.
 */
export function addSuspects(
  accountBalances: readonly AccountBalances[],
  random: DemoRandom,
  { today }: DemoDates,
): void {
  const roles = cast(accountBalances, today);
  const last = serverDay(today) - 1;
  const context = { random, last };
  addFarm(roles.get('farm') ?? [], context);
  for (const balances of roles.get('absent') ?? []) addAbsent(balances, context);
  const [owners, young] = [roles.get('owner') ?? [], roles.get('young') ?? []];
  young.forEach((balances, index) => addOneMore(owners[index], balances, { random, today }));
  for (const balances of roles.get('spender') ?? []) addSpender(balances, context);
  for (const balances of roles.get('clock') ?? []) addClock(balances, context);
}

interface Context {
  random: DemoRandom;
  last: number;
}

function cast(accountBalances: readonly AccountBalances[], today: number): Roles {
  const free = accountBalances.filter(isFree);
  const roles = new Map<string, AccountBalances[]>();
  for (const [name = '', role = ''] of readRows('people/suspects', 2)) {
    const index = free.findIndex((balances) => fits(balances, role, today));
    const [balances] = index < 0 ? [] : free.splice(index, 1);
    if (balances === undefined) throw new RangeError(`Nobody can be "${name}", ${role}`);
    balances.player.account.name = name;
    balances.player.account.email = `${name}@example.com`;
    roles.set(role, [...(roles.get(role) ?? []), balances]);
  }
  return roles;
}

function isFree({ player, votes, nxLogs, inkwellLogs }: AccountBalances): boolean {
  const { account, characters } = player;
  const { banned, loginState, temporaryBanUntil } = account;
  const isInGoodStanding = banned === BAN_STATE.never && temporaryBanUntil === NO_TEMPORARY_BAN;
  const hasDoneNothing = votes.length + nxLogs.length + inkwellLogs.length === 0;
  const isOrdinary = !isOpenToVisitors(player) && characters.every(({ gmLevel }) => gmLevel === 0);
  return (
    isOrdinary &&
    isInGoodStanding &&
    hasDoneNothing &&
    characters.length > 0 &&
    loginState === LOGIN_STATE.out
  );
}

function fits({ player }: AccountBalances, role: string, today: number): boolean {
  const days = (today - player.createdAt) / DAY_MS;
  if (role === 'young') return days > 1.5 && days < 13;
  if (days < 60) return false;
  return role === 'absent'
    ? !wasSeenWithin(player, 40, today)
    : role === 'farm' || wasSeenWithin(player, 25, today);
}

/** One person in one network votes with one account after the other. */
function addFarm(accountBalances: readonly AccountBalances[], { random, last }: Context): void {
  const voters = accountBalances.map((balances) => new Voter(balances, random));
  const [first] = accountBalances;
  for (const { player } of accountBalances) player.ip = first?.player.ip ?? player.ip;
  for (let day = last - 11; day <= last; day += 1) {
    if (random.chance(0.2)) continue;
    let at = startOfServerDay(day) + random.between(10, 20) * HOUR_MS;
    for (const voter of voters) {
      voter.voteOn(0, (at += random.between(20, 70) * SECOND_MS), 6 * SECOND_MS);
      voter.voteOn(FREQUENT_SITE, (at += random.between(15, 40) * SECOND_MS), 5 * SECOND_MS);
    }
  }
}

/** Votes every day, but was not in the game for long. */
function addAbsent(balances: AccountBalances, { random, last }: Context): void {
  const voter = new Voter(balances, random);
  for (let day = last - 19; day <= last; day += 1) {
    if (random.chance(0.1)) continue;
    const at = startOfServerDay(day) + random.between(8 * 60, 22 * 60) * MINUTE_MS;
    voter.voteOn(2, at, random.between(5, 30) * SECOND_MS);
    if (random.chance(0.6))
      voter.voteOn(FREQUENT_SITE, at + random.between(30, 90) * SECOND_MS, 8 * SECOND_MS);
  }
}

/** Adds a second account that votes as soon as it exists. */
function addOneMore(
  owner: AccountBalances | undefined,
  young: AccountBalances,
  { random, today }: { random: DemoRandom; today: number },
): void {
  if (owner === undefined) return;
  young.player.ip = owner.player.ip;
  const [first, second] = [new Voter(owner, random), new Voter(young, random)];
  for (let at = young.player.createdAt + 25 * MINUTE_MS; at < today - HOUR_MS; at += 2 * DAY_MS) {
    first.voteOn(0, at, 7 * SECOND_MS);
    second.voteOn(0, at + random.between(40, 100) * SECOND_MS, 9 * SECOND_MS);
  }
}

/** Spends a vote's reward faster than anybody could notice it. */
function addSpender(balances: AccountBalances, { random, last }: Context): void {
  const voter = new Voter(balances, random);
  const lag = 5 * SECOND_MS;
  for (let day = last - 6; day <= last; day += 1) {
    const at = startOfServerDay(day) + random.between(9 * 60, 21 * 60) * MINUTE_MS;
    voter.voteOn(FREQUENT_SITE, at, lag);
    balances.spend(
      at + lag + random.between(3, 14) * SECOND_MS,
      random.pick([1600, 1800, 1900]),
      'Cash shop',
    );
  }
}

/** A timer that is exact to seconds. */
function addClock(balances: AccountBalances, { random, last }: Context): void {
  const voter = new Voter(balances, random);
  const minute = random.between(9 * 60, 20 * 60) * MINUTE_MS;
  for (let day = last - 11; day <= last; day += 1)
    voter.voteOn(FREQUENT_SITE, startOfServerDay(day) + minute + random.between(0, 6000), 4 * SECOND_MS);
}
