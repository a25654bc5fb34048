import { isIP } from 'node:net';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AccountEntity, BAN_STATE, type GameClock } from '../entities/index.js';
import type { GameFeatures } from '../probe/game-features.js';
import { maskedAddress } from '../../platform/http/index.js';

/** Text that may be an address with a port: digits with points, or groups with colons. */
const ADDRESS =
  /(?<![\w:]|\d\.)\/?((?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{0,4}:){2,8}[\da-f]{0,4})(?::\d{1,5})?(?![\w:]|\.\d)/gi;

/** Six pairs of hexadecimal digits, as the game writes network cards; a reason may contain several. */
const NETWORK_CARD = /\b([\da-f]{2})([-:])[\da-f]{2}(?:\2[\da-f]{2}){4}\b/gi;

/** The word `hwid` and the computer's id after it. */
const COMPUTER = /\b(hwid\b\W{0,3})[\da-f]{8,}/gi;

export interface Ban {
  type: 'temporary' | 'permanent';
  /** Text for display: addresses are shortened. */
  reason: string | null;
  /** Milliseconds UTC; null for a permanent ban. */
  until: number | null;
}

/** The ban of an account: an unexpired temporary one before a permanent one, as the game server shows it. */
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

/** The same as a condition on the accounts of a query, alias `account`. An unban leaves -1; neither -1 nor NULL is a ban. */
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

/** Whether an account exists and is not banned. */
export async function isUnbanned(
  manager: EntityManager,
  accountId: number,
  now: number,
  { features, clock }: { features: Pick<GameFeatures, 'isOn'>; clock: GameClock },
): Promise<boolean> {
  const account = manager
    .createQueryBuilder(AccountEntity, 'account')
    .select('account.id')
    .where('account.id = :accountId', { accountId });
  return (await whereNotBanned(account, now, features, clock).getOne()) !== null;
}

/** The reason of a ban for display, without the address, network cards and computer that the game's command writes. */
export function shownReason(reason: string): string {
  return reason
    .replaceAll(NETWORK_CARD, '$1$2**')
    .replaceAll(COMPUTER, '$1**')
    .replaceAll(ADDRESS, (text: string, address: string) =>
      isIP(address) === 0 ? text : maskedAddress(address),
    );
}
