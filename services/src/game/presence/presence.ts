import type { GameClock } from '../entities/index.js';
import type { ExitSign } from './account-exit.entity.js';

export const PRESENCES = ['inGame', 'leaving', 'unsettled', 'out'] as const;

/**
 * Whether the game may still hold an account in its memory, and write that over what the portal writes: `inGame` and `leaving` by
 * its own row; `unsettled` where that row says out and nothing proves it; `out` where it surely holds nothing.
 */
export type Presence = (typeof PRESENCES)[number];

/** How long the game may still read or save after a row says "out": it undoes changes of channel after 30 s. */
export const LEAVING_MS = 35_000;

/** A proper logout writes the time of the character, then that of the account, at most this much later. */
const LOGOUT_MS = 2000;

/** The signs of whether an account is in the game. */
export interface PresenceSigns {
  /** `accounts.loggedin`. */
  loginState: number;
  /** `accounts.lastlogin` as the database spells it, empty for none: the game writes it with every change of the row but one. */
  lastLogin: string;
  characterCount: number;
  /** The newest `characters.lastLogoutTime` of the account, as the database spells it. */
  lastLogout: string | null;
  /** The `lastlogin` under which the portal knows that the account has left without a character in the game. */
  exitSeenAt: string | null;
  /** How it knows. */
  exitSign?: ExitSign | null;
  /** The game server was started after this moment (epoch ms), with nothing in its memory; 0 where that is not known. */
  emptyBefore: number;
}

/** The presence, and for how many more seconds an account is `leaving`. */
export interface KnownPresence {
  presence: Presence;
  seconds: number;
}

/** Judges the signs at a time; `leavingMs` is 0 for a game that is known to save before its row says "out". */
export function presenceOf(
  signs: PresenceSigns,
  now: number,
  clock: GameClock,
  leavingMs = LEAVING_MS,
): KnownPresence {
  if (signs.loginState !== 0) return { presence: 'inGame', seconds: 0 };
  const lastLogin = clock.parse(signs.lastLogin);
  if (lastLogin === null) return { presence: 'out', seconds: 0 };
  // Nothing is in memory and nothing is being saved: there is nothing to wait for.
  if (signs.exitSign === 'bridge' && signs.exitSeenAt === signs.lastLogin)
    return { presence: 'out', seconds: 0 };
  // A start from the future was written by a clock that ran ahead.
  const isOfEarlierStart = lastLogin <= signs.emptyBefore && signs.emptyBefore <= now;
  if (!isOfEarlierStart && !hasLeft(signs, lastLogin, clock)) return { presence: 'unsettled', seconds: 0 };
  const seconds = Math.ceil((lastLogin + leavingMs - now) / 1000);
  return seconds > 0 ? { presence: 'leaving', seconds } : { presence: 'out', seconds: 0 };
}

/** False for a ghost: its client died during a change of channel, and the game keeps the character in memory. */
function hasLeft(
  { characterCount, lastLogout, lastLogin: spelled, exitSeenAt }: PresenceSigns,
  lastLogin: number,
  clock: GameClock,
): boolean {
  if (characterCount === 0 || exitSeenAt === spelled) return true;
  const logout = clock.parse(lastLogout);
  return logout !== null && logout >= lastLogin - LOGOUT_MS;
}
