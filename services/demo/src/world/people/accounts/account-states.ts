import { BAN_STATE, LOGIN_STATE, gameTimeText, type AccountEntity } from '@portico/services/game';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { readLines } from '../../shared/data-files.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from './player.js';

const FAR_FUTURE = '2037-12-31 23:59:59';

/** Number of accounts in each state. Some states begin with one of the strongest players; all others are random. */
const STATES: readonly (readonly [
  count: number,
  state: (context: StateContext) => Partial<AccountEntity>,
])[] = [
  [
    38,
    ({ random, banReasons }) => ({
      banned: BAN_STATE.banned,
      banReason: random.pick(banReasons),
      loginState: LOGIN_STATE.out,
    }),
  ],
  [1, ({ random, banReasons }) => ({ temporaryBanUntil: FAR_FUTURE, banReason: random.pick(banReasons) })],
  [
    9,
    ({ random, today, banReasons }) => ({
      temporaryBanUntil: gameTimeText(today + random.between(2, 45) * DAY_MS),
      banReason: random.pick(banReasons),
      loginState: LOGIN_STATE.out,
    }),
  ],
  // The game keeps the date of an expired temporary ban.
  [14, ({ random, today }) => ({ temporaryBanUntil: gameTimeText(today - random.between(3, 300) * DAY_MS) })],
  [7, () => ({ banned: BAN_STATE.unbanned })],
  // The game server crashed, and their state was never reset.
  [
    5,
    ({ random, today }) => ({
      loginState: random.pick([LOGIN_STATE.transition, LOGIN_STATE.in]),
      lastLoginAt: gameTimeText(today - random.between(3, 9) * DAY_MS),
    }),
  ],
];

interface StateContext {
  random: DemoRandom;
  today: number;
  banReasons: readonly string[];
}

export function applyAccountStates(players: readonly Player[], random: DemoRandom, today: number): void {
  const total = STATES.reduce((sum, [count]) => sum + count, 0);
  const candidates = random.sample(players, total * 4);
  // The strongest come first. They would lead the rankings if their ban did not hide them.
  candidates.sort((a, b) => topLevel(b) - topLevel(a));
  const context = { random, today, banReasons: readLines('people/ban-reasons') };
  const [first, second, ...rest] = candidates;
  let next = 0;
  for (const [count, state] of STATES) {
    for (let index = 0; index < count; index++) {
      const isFirst = index === 0 && next < 2;
      const player = isFirst
        ? [first, second][next++]
        : rest.splice(random.between(0, rest.length - 1), 1)[0];
      if (player) Object.assign(player.account, state(context));
    }
  }
}

export function logInSome(player: Player, random: DemoRandom, today: number): void {
  const { account, lastSeenAt } = player;
  if (lastSeenAt < today - 9 * HOUR_MS || !random.chance(0.45)) return;
  account.loginState = random.chance(0.03) ? LOGIN_STATE.transition : LOGIN_STATE.in;
}

function topLevel({ characters }: Player): number {
  return Math.max(0, ...characters.map(({ level }) => level));
}
