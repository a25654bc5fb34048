import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';
import type { BossFrequency, BossType, InkwellCurrency, NxLogType } from '@portico/domain';

/** Columns of every log. Each log is read by `at`, and by character and `at`. */
abstract class GameLogEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
}

@Entity({ name: 'portal_boss_log', engine: TABLE_ENGINE })
@Index('portal_boss_log_at', ['at'])
@Index('portal_boss_log_character', ['characterId', 'at'])
@Index('portal_boss_log_boss', ['bossType', 'at'])
@Index('portal_boss_log_frequency', ['frequency', 'at'])
@Index('portal_boss_log_boss_frequency', ['bossType', 'frequency', 'at'])
export class BossLogEntity extends GameLogEntity {
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'boss_type', type: 'varchar', length: 16 }) bossType: BossType;
  @Column({ name: 'frequency', type: 'varchar', length: 8 }) frequency: BossFrequency;
}

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
  @moneyColumn({ name: 'cost' }) cost: number;
  @Column({ name: 'currency', type: 'varchar', length: 16 }) currency: InkwellCurrency;
  @moneyColumn({ name: 'balance_before' }) balanceBefore: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;
}

@Entity({ name: 'portal_nx_log', engine: TABLE_ENGINE })
@Index('portal_nx_log_at', ['at'])
@Index('portal_nx_log_character', ['characterId', 'at'])
@Index('portal_nx_log_account', ['accountId', 'at'])
@Index('portal_nx_log_type', ['type', 'at'])
@Index('portal_nx_log_source', ['source', 'at'])
@Index('portal_nx_log_spent', ['type', 'at', 'accountId', 'amount'])
export class NxLogEntity extends GameLogEntity {
  /** Null if no character was in the game, for example for a vote. */
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'type', type: 'varchar', length: 8 }) type: NxLogType;
  @moneyColumn({ name: 'amount' }) amount: number;
  @moneyColumn({ name: 'balance_before' }) balanceBefore: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;

  /** Source or use of the NX, in the words of the writer. */
  @Column({ name: 'source', type: 'varchar', length: 64 }) source: string;
}

@Entity({ name: 'portal_scroll_log', engine: TABLE_ENGINE })
@Index('portal_scroll_log_at', ['at'])
@Index('portal_scroll_log_character', ['characterId', 'at'])
@Index('portal_scroll_log_success', ['success', 'at'])
@Index('portal_scroll_log_item', ['itemId', 'at'])
@Index('portal_scroll_log_scroll', ['scrollId', 'at'])
export class ScrollLogEntity extends GameLogEntity {
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @Column({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'scroll_id', type: 'int' }) scrollId: number;
  @booleanColumn({ name: 'success' }) success: boolean;

  /** Whether a white scroll was spent. A failure then costs no slot. */
  @booleanColumn({ name: 'white_scroll' }) whiteScroll: boolean;
  @Column({ name: 'slots_before', type: 'int' }) slotsBefore: number;
  @Column({ name: 'slots_after', type: 'int' }) slotsAfter: number;
}
