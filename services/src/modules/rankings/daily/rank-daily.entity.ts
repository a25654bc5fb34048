import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_rank_daily', engine: TABLE_ENGINE })
@Index('portal_rank_daily_day', ['day'])
export class RankDailyEntity {
  /** Character id divided by 2,048, rounded down. */
  @PrimaryColumn({ name: 'part', type: 'int' }) part: number;

  /** Day of the server's calendar, as days since 1970-01-01. */
  @PrimaryColumn({ name: 'day', type: 'int' }) day: number;

  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'data', type: 'blob' }) data: Buffer;
}
