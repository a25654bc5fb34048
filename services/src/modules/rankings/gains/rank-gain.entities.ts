import type { GainPeriod, GainSort } from '@portico/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_rank_gain', engine: TABLE_ENGINE })
export class RankGainEntity {
  @PrimaryColumn({ name: 'period', type: 'varchar', length: 8 }) period: GainPeriod;
  @PrimaryColumn({ name: 'sort', type: 'varchar', length: 8 }) sort: GainSort;
  /** 1 is the first. */
  @PrimaryColumn({ name: 'place', type: 'int' }) place: number;
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @moneyColumn({ name: 'exp' }) exp: number;
  @Column({ name: 'levels', type: 'int' }) levels: number;
}

@Entity({ name: 'portal_rank_gain_period', engine: TABLE_ENGINE })
export class RankGainPeriodEntity {
  @PrimaryColumn({ name: 'period', type: 'varchar', length: 8 }) period: GainPeriod;
  @epochMsColumn({ name: 'since' }) since: number;
  @epochMsColumn({ name: 'counted_at' }) countedAt: number;
}
