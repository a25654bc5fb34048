import { BAN_STATE } from '../../game/entities/index.js';
import type { AccountEntity } from '../../game/entities/index.js';
import { parseGameTime } from '../../game/game-time.js';

export interface Ban {
  type: 'temporary' | 'permanent';
  reason: string | null;
  /** Milliseconds UTC; null for a permanent ban. */
  until: number | null;
}

/** The ban that an account is under: an unexpired temporary one before a permanent one, as the game server shows it. */
export function banOf(
  account: Pick<AccountEntity, 'banned' | 'banReason' | 'temporaryBanUntil'>,
  now: number,
): Ban | undefined {
  const reason = account.banReason === '' ? null : account.banReason;
  const until = parseGameTime(account.temporaryBanUntil);
  if (until !== null && until > now) return { type: 'temporary', reason, until };
  return account.banned === BAN_STATE.banned ? { type: 'permanent', reason, until: null } : undefined;
}
