import { BAN_STATE, LOGIN_STATE, gameTimeText, NO_TEMPORARY_BAN } from '@portico/services/game';
import { DAY_MS } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { AccountNames, CharacterNames } from './names.js';
import type { AccountEntity, CharacterEntity } from '@portico/services/game';

export interface Player {
  account: AccountEntity;
  characters: CharacterEntity[];
  /** 0 logged in once, 1 plays every day for years. */
  dedication: number;
  createdAt: number;
  lastSeenAt: number;
  ip: string;
  /** Final vote points; undefined for a random number. */
  votePointsLeft?: number;
  /** Days in a row up to yesterday with votes; undefined for a random number. */
  voteStreak?: number;
}

export function wasSeenWithin(player: Player, days: number, today: number): boolean {
  return player.lastSeenAt > today - days * DAY_MS;
}

export interface PlayersContext {
  names: CharacterNames;
  accountNames: AccountNames;
  random: DemoRandom;
  today: number;
}

const SERVER_DAYS = 1100;

/** No password has this hash, so no one can log in. */
export const NO_PASSWORD = '*';

export function newPlayer(name: string, dedication: number, random: DemoRandom, today: number): Player {
  const age = Math.ceil(SERVER_DAYS * random.fraction() ** 1.4) + (dedication > 0.9 ? 60 : 0);
  const createdAt = today - Math.min(SERVER_DAYS, age) * DAY_MS + random.between(0, DAY_MS / 2);
  const isActive = random.chance(0.12 + 0.6 * dedication);
  const away = isActive ? random.fraction() ** 2 * 4 * DAY_MS : random.fraction() * (today - createdAt);
  const lastSeenAt = Math.max(createdAt + 600_000, Math.floor(today - away));
  return {
    dedication,
    createdAt,
    lastSeenAt,
    ip: address(random),
    characters: [],
    account: {
      id: 0,
      name,
      password: NO_PASSWORD,
      loginState: LOGIN_STATE.out,
      lastLoginAt: gameTimeText(lastSeenAt),
      createdAt: gameTimeText(createdAt),
      banned: BAN_STATE.never,
      banReason: null,
      temporaryBanUntil: NO_TEMPORARY_BAN,
      webAdmin: 0,
      email: random.chance(0.7) ? `${name}@example.com` : null,
      nxCredit: 0,
      maplePoint: random.chance(0.3) ? random.between(1, 60) * 100 : 0,
      nxPrepaid: random.chance(0.05) ? random.between(1, 20) * 1000 : 0,
      votePoints: 0,
      characterSlots: 3,
    },
  };
}

/** Whether visitors of the demo world can log in to the account. */
export function isOpenToVisitors({ account }: Player): boolean {
  return account.password !== NO_PASSWORD;
}

/** An address from a range reserved for documentation. */
function address(random: DemoRandom): string {
  if (random.chance(0.12)) return `2001:db8:${random.between(1, 9999)}::${random.between(1, 999)}`;
  return `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.between(1, 254)}`;
}
