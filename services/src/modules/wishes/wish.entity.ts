import { Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** An item on the wish list of an account. */
@Entity({ name: 'portal_wish', engine: TABLE_ENGINE })
export class WishEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}
