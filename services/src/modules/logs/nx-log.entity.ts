import type { NxLogType } from '@portico/domain';
import { Column, Entity, Index } from 'typeorm';
import { moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';
import { GameLogEntity } from './game-log.entity.js';

/** A change of an account's NX credit. */
@Entity({ name: 'portal_nx_log', engine: TABLE_ENGINE })
@Index('portal_nx_log_at', ['at'])
@Index('portal_nx_log_character', ['characterId', 'at'])
@Index('portal_nx_log_account', ['accountId', 'at'])
@Index('portal_nx_log_type', ['type', 'at'])
@Index('portal_nx_log_source', ['source', 'at'])
@Index('portal_nx_log_spent', ['type', 'at', 'accountId', 'amount'])
export class NxLogEntity extends GameLogEntity {
  /** Null where no character was in the game, as with a vote. */
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'type', type: 'varchar', length: 8 }) type: NxLogType;

  /** Always positive; `type` says which way it went. */
  @moneyColumn({ name: 'amount' }) amount: number;
  @moneyColumn({ name: 'balance_before' }) balanceBefore: number;
  @moneyColumn({ name: 'balance_after' }) balanceAfter: number;

  /** Where it came from or went to, in the writer's words. */
  @Column({ name: 'source', type: 'varchar', length: 64 }) source: string;
}
