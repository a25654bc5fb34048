import { ITEM_FLAGS } from '@portico/domain';
import type { HeldItem } from './held-item';

/** Meanings of the small marks on an item, in their order. */
export const ITEM_MARKS = [
  'expired',
  'expiring',
  'locked',
  'untradeable',
  'preventSlip',
  'coldProtection',
  'nameTag',
  'gift',
] as const;

export type ItemMark = (typeof ITEM_MARKS)[number];

const EXPIRES_SOON_MS = 7 * 24 * 3600 * 1000;

type Marked = Pick<HeldItem, 'flag' | 'expiration' | 'owner' | 'giftFrom'>;

export function marksOf({ flag, expiration, owner, giftFrom }: Marked, now: number): ItemMark[] {
  const has: Readonly<Record<ItemMark, boolean>> = {
    expired: expiration !== null && expiration <= now,
    expiring: expiration !== null && expiration > now && expiration - now <= EXPIRES_SOON_MS,
    locked: (flag & ITEM_FLAGS.locked) !== 0,
    untradeable: (flag & ITEM_FLAGS.untradeable) !== 0,
    preventSlip: (flag & ITEM_FLAGS.preventSlip) !== 0,
    coldProtection: (flag & ITEM_FLAGS.coldProtection) !== 0,
    nameTag: owner !== null,
    gift: giftFrom !== null,
  };
  return ITEM_MARKS.filter((mark) => has[mark]);
}
