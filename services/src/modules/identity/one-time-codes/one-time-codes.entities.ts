import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_second_factor', engine: TABLE_ENGINE })
export class SecondFactorEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** Encrypted with a key of the token secret. */
  @Column({ name: 'secret', type: 'varchar', length: 200 }) secret: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Null until the first right code: it does not count before. */
  @epochMsColumn({ name: 'confirmed_at', nullable: true }) confirmedAt: number | null;

  /** Time step of the last code: none is taken twice. */
  @epochMsColumn({ name: 'last_step', nullable: true }) lastStep: number | null;
}

@Entity({ name: 'portal_recovery_code', engine: TABLE_ENGINE })
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 64 }) codeHash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'used_at', nullable: true }) usedAt: number | null;
}
