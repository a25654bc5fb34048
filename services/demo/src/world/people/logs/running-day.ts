import { gameTimeText, parseGameTime } from '@portico/services/game';
import { DAY_MS, MINUTE_MS, writtenDay } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';
import { NO_PASSWORD } from '../accounts/player.js';
import type { DemoPeople } from '../demo-people.js';
import { numberedInOrder } from './experience-logs.js';
import { serverDay, startOfServerDay } from './log-times.js';
import { demoVoteDays } from './voter.js';

/** Lowest share of yesterday's players who have been here today, at any hour. */
const MIN_SHARE = 0.35;

/** Age of the newest entry. */
const SETTLED_MS = MINUTE_MS;

/**
 * Moves the last actions of some people into the current day, up to now. The world stands still on the day before, so
 * the first overview would show zeros otherwise. Balances and public accounts stay unchanged.
 */
export function livePastMidnight(
  people: DemoPeople,
  { today, now }: { today: number; now: number },
  random: DemoRandom,
): DemoPeople {
  const runningDay = serverDay(now);
  const lastDay = serverDay(today);
  if (runningDay <= lastDay) return people;
  const begin = startOfServerDay(runningDay);
  const length = Math.max(1, now - SETTLED_MS - begin);
  const share = Math.max(MIN_SHARE, length / DAY_MS);
  const early = new Set(
    people.accounts.flatMap(({ id, password }) =>
      password === NO_PASSWORD && random.chance(share) ? id : [],
    ),
  );
  const accountOf = new Map(people.characters.map(({ id, accountId }) => [id, accountId]));
  const isEarly = (accountId: number | null | undefined) => early.has(accountId ?? 0);
  /** A time at the same share of the running day as of its own day. */
  const moved = (at: number) =>
    begin + Math.floor(((at - startOfServerDay(serverDay(at))) / DAY_MS) * length);
  const moveAll = <R extends { at: number }>(
    rows: readonly R[],
    day: number,
    accountIdOf: (row: R) => number | null | undefined,
  ): R[] =>
    rows.map((row) =>
      serverDay(row.at) === day && isEarly(accountIdOf(row)) ? { ...row, at: moved(row.at) } : row,
    );

  const votes = people.votes.map((vote) => {
    if (serverDay(vote.at) !== lastDay || !isEarly(vote.accountId)) return vote;
    // A vote late in the running day must not be confirmed on the next one.
    const confirmedAt = vote.confirmedAt && moved(Math.max(vote.at, Math.min(vote.confirmedAt, today)));
    return {
      ...vote,
      at: moved(vote.at),
      expiresAt: moved(vote.at) + DAY_MS,
      confirmedAt,
      creditedAt: vote.creditedAt && confirmedAt,
      day: vote.day && writtenDay(runningDay),
    };
  });
  const lastBossDay = Math.max(...people.bossLogs.map(({ at }) => serverDay(at)), 0);
  return {
    ...people,
    votes,
    voteDays: demoVoteDays(votes),
    voteCallbacks: moveAll(people.voteCallbacks, lastDay, ({ accountId }) => accountId),
    nxLogs: moveAll(people.nxLogs, lastDay, ({ accountId }) => accountId),
    inkwellLogs: moveAll(people.inkwellLogs, lastDay, ({ accountId }) => accountId),
    bossLogs: moveAll(people.bossLogs, lastBossDay, ({ accountId }) => accountId),
    scrollLogs: moveAll(people.scrollLogs, lastDay, ({ characterId }) => accountOf.get(characterId)),
    experienceLogs: numberedInOrder(
      people.experienceLogs.map((row) => {
        const at = parseGameTime(row.at);
        return at !== null && serverDay(at) === lastDay && isEarly(accountOf.get(row.characterId))
          ? { ...row, at: gameTimeText(moved(at)) }
          : row;
      }),
    ),
  };
}
