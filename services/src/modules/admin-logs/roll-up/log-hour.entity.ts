import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Row count of one log, kind and hour. Logs that are too large to count per request use it. */
@Entity({ name: 'portal_log_hour', engine: TABLE_ENGINE })
export class LogHourEntity {
  /** Name in `ADMIN_LOGS`. */
  @PrimaryColumn({ name: 'log', type: 'varchar', length: 16 }) log: string;

  /** Hours since 1970 UTC. */
  @PrimaryColumn({ name: 'hour', type: 'int' }) hour: number;

  /** Values of the log's kind columns, joined by colons. */
  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 64 }) kind: string;
  @moneyColumn({ name: 'row_count' }) rowCount: number;
  @moneyColumn({ name: 'amount' }) amount: number;
  @moneyColumn({ name: 'largest' }) largest: number;
}

@Entity({ name: 'portal_log_progress', engine: TABLE_ENGINE })
export class LogProgressEntity {
  @PrimaryColumn({ name: 'log', type: 'varchar', length: 16 }) log: string;
  @epochMsColumn({ name: 'counted_until' }) countedUntil: number;

  /** Time zone in which the log's dates were read; null for logs that hold moments. */
  @Column({ name: 'zone', type: 'varchar', length: 64, nullable: true }) zone: string | null;
}
