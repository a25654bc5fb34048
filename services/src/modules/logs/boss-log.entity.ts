import type { BossFrequency, BossType } from '@portico/domain';
import { Column, Entity, Index } from 'typeorm';
import { TABLE_ENGINE } from '../../platform/persistence/index.js';
import { GameLogEntity } from './game-log.entity.js';

/** A character's attempt at the boss of an expedition. */
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
