import type { Currency } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  booleanColumn,
  epochMsColumn,
  moneyColumn,
  TABLE_ENGINE,
} from '../../../platform/persistence/index.js';

/** `open`: the owner has to look at it; `granted`: what was lost was given again; `settled`: the owner has done so otherwise. */
export type LossState = 'open' | 'granted' | 'settled';

@Entity({ name: 'portal_ledger_loss', engine: TABLE_ENGINE })
@Index('portal_ledger_loss_entry', ['accountId', 'toSequence'], { unique: true })
@Index('portal_ledger_loss_found', ['foundAt'])
export class LedgerLossEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'currency', type: 'varchar', length: 8 }) currency: Currency;
  @moneyColumn({ name: 'amount' }) amount: number;
  @Column({ name: 'from_sequence', type: 'int' }) fromSequence: number;
  @Column({ name: 'to_sequence', type: 'int' }) toSequence: number;
  @booleanColumn({ name: 'is_certain' }) isCertain: boolean;
  @Column({ name: 'state', type: 'varchar', length: 8 }) state: LossState;
  @epochMsColumn({ name: 'found_at' }) foundAt: number;
}
