import type { ClaimKind, RewardClaimEntity } from '@portico/services/modules/voting';
import { DAY_MS, MINUTE_MS, writtenDay, weekdayOf } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';
import { numberedByTime, RECORD_DAYS, serverDay, startOfServerDay } from './log-times.js';

const DAYS_OF_A_WEEKLY = 7;
const WEEKLIES_OF_A_MILESTONE = 6;
const SATURDAY = 6;

/**
 * Claimed login rewards: one a day, a weekly one for all seven days from Sunday to Saturday, and a milestone with every sixth weekly one.
 */
export function demoRewardClaims(
  players: readonly Player[],
  random: DemoRandom,
  today: number,
): RewardClaimEntity[] {
  const claims = players.flatMap((player) => {
    const isCollector =
      player.characters.length > 0 &&
      random.chance(player.dedication > 0.93 ? 1 : 0.02 + 0.4 * player.dedication);
    return isCollector ? claimsOf(player, random, today) : [];
  });
  return numberedByTime(claims);
}

function claimsOf(
  { account, createdAt, lastSeenAt, dedication }: Player,
  random: DemoRandom,
  today: number,
): RewardClaimEntity[] {
  const claims: RewardClaimEntity[] = [];
  const claim = (kind: ClaimKind, day: number, at: number) =>
    claims.push({ id: 0, accountId: account.id, day: writtenDay(day), kind, at });
  const habit = 0.4 + 0.58 * Math.sqrt(dedication);
  const lastDay = serverDay(Math.min(lastSeenAt, today - DAY_MS / 2));
  let daysOfWeek = 0;
  let weeklies = 0;
  for (let day = serverDay(Math.max(createdAt, today - RECORD_DAYS * DAY_MS)) + 1; day <= lastDay; day++) {
    if (weekdayOf(day) === 0) daysOfWeek = 0;
    if (!random.chance(habit)) continue;
    const at = startOfServerDay(day) + random.between(MINUTE_MS, DAY_MS / 2);
    claim('daily', day, at);
    daysOfWeek++;
    if (weekdayOf(day) !== SATURDAY || daysOfWeek < DAYS_OF_A_WEEKLY) continue;
    claim('weekly', day, at + 20_000);
    weeklies++;
    if (weeklies % WEEKLIES_OF_A_MILESTONE === 0) claim('milestone', day, at + 40_000);
  }
  return claims;
}
