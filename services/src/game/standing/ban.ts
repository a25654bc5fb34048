import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type AccountEntity, BAN_STATE, type GameClock } from '../entities/index.js';
import { shownReason } from './shown-reason.js';
import type { GameFeatures } from '../probe/game-features.js';

export interface Ban {
  type: 'temporary' | 'permanent';
  /** Text for display: addresses are shortened. */
  reason: string | null;
  /** Milliseconds UTC; null for a permanent ban. */
  until: number | null;
}

/** The ban that an account is under: an unexpired temporary one before a permanent one, as the game server shows it. */
export function banOf(
  account: Pick<AccountEntity, 'banned' | 'banReason' | 'temporaryBanUntil'>,
  now: number,
  clock: GameClock,
): Ban | undefined {
  const { banReason } = account;
  const reason = banReason === null || banReason === '' ? null : shownReason(banReason);
  const until = clock.parse(account.temporaryBanUntil);
  if (until !== null && until > now) return { type: 'temporary', reason, until };
  return account.banned === BAN_STATE.banned ? { type: 'permanent', reason, until: null } : undefined;
}

/** The same as a condition on the accounts of a query, alias `account`: an unban leaves -1, which is no ban, and neither is NULL. */
export function whereNotBanned<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  now: number,
  features: Pick<GameFeatures, 'isOn'>,
  clock: GameClock,
): SelectQueryBuilder<T> {
  query.andWhere('COALESCE(account.banned, 0) <> :banned', { banned: BAN_STATE.banned });
  if (!features.isOn('temporaryBans')) return query;
  return query.andWhere('(account.temporaryBanUntil IS NULL OR account.temporaryBanUntil <= :now)', {
    now: clock.textOf(now),
  });
}
