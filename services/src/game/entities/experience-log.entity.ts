import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerTransformer } from '../../platform/persistence/index.js';
import { timeTextTransformer } from './column-transformers.js';

/**
 * Experience that a character gained, in batches of a minute. Only Cosmic has the table, and fills it only when its
 * settings say so (`USE_EXP_GAIN_LOG`).
 */
@Entity({ name: 'characterexplogs', synchronize: false })
export class ExperienceLogEntity {
  @PrimaryColumn({ name: 'id', type: 'bigint', transformer: integerTransformer }) id: number;
  @Column({ name: 'world_exp_rate', type: 'int', nullable: true }) worldRate: number | null;
  @Column({ name: 'exp_coupon', type: 'int', nullable: true }) couponRate: number | null;

  @Column({ name: 'gained_exp', type: 'bigint', nullable: true, transformer: integerTransformer })
  gained: number | null;

  /** The character's EXP afterwards. */
  @Column({ name: 'current_exp', type: 'int', nullable: true }) current: number | null;

  @Column({ name: 'exp_gain_time', type: 'varchar', nullable: true, transformer: timeTextTransformer })
  at: string | null;

  @Column({ name: 'charid', type: 'int' }) characterId: number;
}
