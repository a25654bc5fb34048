import type { InkwellCurrency } from '@portico/domain';
import { Column, Entity, Index } from 'typeorm';
import { moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';
import { GameLogEntity } from './game-log.entity.js';

/** A purchase at Inkwell's, the shop that takes vote points and NX. */
@Entity({ name: 'portal_inkwell_log', engine: TABLE_ENGINE })
@Index('portal_inkwell_log_at', ['at'])
@Index('portal_inkwell_log_character', ['characterId', 'at'])
@Index('portal_inkwell_log_currency', ['currency', 'at'])
@Index('portal_inkwell_log_item', ['itemId', 'at'])
@Index('portal_inkwell_log_spent', ['currency', 'at', 'accountId', 'cost'])
export class InkwellLogEntity extends GameLogEntity {
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'quantity', type: 'int' }) quantity: number;

  /** The price of the whole purchase, in `currency`. */
  @moneyColumn({ name: 'cost' }) cost: number;
  @Column({ name: 'currency', type: 'varchar', length: 16 }) currency: InkwellCurrency;
  @moneyColumn({ name: 'balance_before' }) balanceBefore: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;
}
