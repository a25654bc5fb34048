import type { Language } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

@Entity({ name: 'portal_wish', engine: TABLE_ENGINE })
@Index('portal_wish_max_price', ['maxPrice'])
export class WishEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Mesos per piece. At this price or less, the account gets a mail; null without a watch. */
  @moneyColumn({ name: 'max_price', nullable: true }) maxPrice: number | null;

  /** Language of the mails; null without a watch. */
  @Column({ name: 'language', type: 'varchar', length: 8, nullable: true }) language: Language | null;

  /** Time since when the item is on sale at the watched price; null while it is not. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}

export const NO_WATCH = { maxPrice: null, language: null, hitAt: null, mailedAt: null } as const;

/** A market search that an account watches. The account gets a mail when an offer matches. */
@Entity({ name: 'portal_search_watch', engine: TABLE_ENGINE })
export class SearchWatchEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** A random number, so that the link in an old mail cannot end a later watch. */
  @PrimaryColumn({ name: 'id', type: 'int' }) id: number;

  /** Parameters of the search as in its address, including a maximum price. */
  @Column({ name: 'search', type: 'text' }) search: string;
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Start of the current hit; null while no offer matches. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}
