import { type GameClock, LOGIN_STATE } from '../entities/index.js';
import type { ExitSign } from './presence.entities.js';

export const PRESENCES = ['inGame', 'leaving', 'unsettled', 'out'] as const;

/**
 * Whether the game may still hold an account in memory and later overwrite what the portal writes. By its row it is
 * `inGame` or `leaving`; `unsettled`: its row says out, but nothing proves it; `out`: the game surely holds nothing.
 */
export type Presence = (typeof PRESENCES)[number];

/** Time for which the game may still read or save after a row says "out": it undoes changes of channel after 30 s. */
export const LEAVING_MS = 35_000;

/** A regular logout writes the character's time, then the account's, at most this much later. */
const LOGOUT_MS = 2000;

/** The facts that show whether an account is in the game. */
export interface PresenceSigns {
  /** `accounts.loggedin`. */
  loginState: number;
  /** `accounts.lastlogin` in the database's spelling, '' for none. The game writes it with every change of the row but one. */
  lastLogin: string;
  characterCount: number;
  /** The newest `characters.lastLogoutTime` of the account, in the database's spelling. */
  lastLogout: string | null;
  /** The `lastlogin` for which the portal knows that the account left without a character in the game. */
  exitSeenAt: string | null;
  /** How the portal knows. */
  exitSign?: ExitSign | null;
  /** The game server was started after this moment (epoch ms), with an empty memory; 0 if unknown. */
  emptyBefore: number;
}

/** The presence, and the seconds for which an account is still `leaving`. */
export interface KnownPresence {
  presence: Presence;
  seconds: number;
}

/** Judges the facts at a time; `leavingMs` is 0 for a game that saves before its row says "out". */
export function presenceOf(
  signs: PresenceSigns,
  now: number,
  clock: GameClock,
  leavingMs = LEAVING_MS,
): KnownPresence {
  if (signs.loginState !== 0) return { presence: 'inGame', seconds: 0 };
  const lastLogin = clock.parse(signs.lastLogin);
  if (lastLogin === null) return { presence: 'out', seconds: 0 };
  // Nothing is in memory or being saved, so there is no need to wait.
  if (signs.exitSign === 'bridge' && signs.exitSeenAt === signs.lastLogin)
    return { presence: 'out', seconds: 0 };
  // A start in the future comes from a clock that ran ahead.
  const isOfEarlierStart = lastLogin <= signs.emptyBefore && signs.emptyBefore <= now;
  if (!isOfEarlierStart && !hasLeft(signs, lastLogin, clock)) return { presence: 'unsettled', seconds: 0 };
  const seconds = Math.ceil((lastLogin + leavingMs - now) / 1000);
  return seconds > 0 ? { presence: 'leaving', seconds } : { presence: 'out', seconds: 0 };
}

/** True after a client died while it changed channels: the row stays until the next login, and the game may keep a ghost. */
export function isStuck({ loginState, lastLogin }: PresenceSigns, now: number, clock: GameClock): boolean {
  const since = clock.parse(lastLogin);
  return loginState === LOGIN_STATE.transition && since !== null && now - since > LEAVING_MS;
}

/** False for a ghost: its client died while changing channels, and the game keeps the character in memory. */
function hasLeft(
  { characterCount, lastLogout, lastLogin: spelled, exitSeenAt }: PresenceSigns,
  lastLogin: number,
  clock: GameClock,
): boolean {
  if (characterCount === 0 || exitSeenAt === spelled) return true;
  const logout = clock.parse(lastLogout);
  return logout !== null && logout >= lastLogin - LOGOUT_MS;
}
