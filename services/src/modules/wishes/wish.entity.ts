import type { Language } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** An item on the wish list of an account, and the price it is watched for. */
@Entity({ name: 'portal_wish', engine: TABLE_ENGINE })
@Index('portal_wish_max_price', ['maxPrice'])
export class WishEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Mesos a piece: from this price down the account is told; null without a watch. */
  @moneyColumn({ name: 'max_price', nullable: true }) maxPrice: number | null;

  /** Language of its mails; null without a watch. */
  @Column({ name: 'language', type: 'varchar', length: 8, nullable: true }) language: Language | null;

  /** Since when it is on sale for no more; null while it is not. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}

/** The columns of a wish without a watch. */
export const NO_WATCH = { maxPrice: null, language: null, hitAt: null, mailedAt: null } as const;
