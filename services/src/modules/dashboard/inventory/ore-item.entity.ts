import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Ore storage of an account: one row per item. */
@Entity({ name: 'portal_ore_item', engine: TABLE_ENGINE })
@Index('portal_ore_item_item', ['itemId'])
export class OreItemEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'quantity', type: 'int' }) quantity: number;
}
