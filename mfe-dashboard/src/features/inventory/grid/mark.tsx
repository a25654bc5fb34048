import { ITEM_FLAGS } from '@portico/domain';
import type { HeldItem } from '../held-item';
import styles from './mark.module.css';

/** Line drawings in a box of 16 units. Each has a shape of its own, so that colour is not needed. */
const PATHS: Readonly<Record<ItemMark, string>> = {
  expired: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
  expiring: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM8 5v3.2l2.2 1.3',
  locked: 'M5 7V5.5a3 3 0 0 1 6 0V7M3.8 7h8.4v6H3.8z',
  untradeable: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM4.2 4.2l7.6 7.6',
  preventSlip: 'M3 3.5h4l2 3.5 4 1.2V10.5H3zM5 11v2.5M8 11v2.5M11 11v2.5',
  coldProtection: 'M8 2v12M2.8 5l10.4 6M13.2 5L2.8 11',
  nameTag: 'M2.8 8.3V2.8h5.5l5.4 5.4-5.5 5.5zM5.6 5.6v.1',
  gift: 'M3.2 7.2h9.6v6H3.2zM2.5 4.6h11v2.6h-11zM8 4.6v8.6M8 4.4L5.4 2.4M8 4.4l2.6-2',
};

/** A small mark on an item. The caller adds its meaning in words. */
export function Mark({ mark, size = 16 }: { mark: ItemMark; size?: number }) {
  return (
    <svg
      className={`${styles.mark} ${styles[mark]}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className={styles.edge} d={PATHS[mark]} />
      <path d={PATHS[mark]} />
    </svg>
  );
}

/** Meanings of the small marks on an item, in display order. */
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
