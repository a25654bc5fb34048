import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

/** Codes of an app (TOTP). */
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
