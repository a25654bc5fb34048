import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AdminLog } from '@portico/contract';
import { HOUR_MS } from '@portico/domain';
import { And, Column, DataSource, Entity, LessThan, MoreThanOrEqual, PrimaryColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { epochMsColumn, insertRows, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';
import type { LogTable } from '../../game-logs/index.js';
import type { LogSpan } from '../tables/log-cursor.js';
import { type HourTally, type Tally, toTally } from '../tables/log-tally.js';

@Entity({ name: 'portal_log_hour', engine: TABLE_ENGINE })
export class LogHourEntity {
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

@Injectable()
export class LogHoursRepository {
  constructor(
    @InjectRepository(LogProgressEntity) private readonly progress: Repository<LogProgressEntity>,
    private readonly reader: DataSource,
  ) {}

  /** First moment that is not counted yet; 0 before the first count, and while the stored hours are of another zone. */
  async countedUntil(table: LogTable): Promise<number> {
    const { until, isOfZone } = await this.lastCount(table);
    return isOfZone ? until : 0;
  }

  async lastCount(table: LogTable): Promise<{ until: number; isOfZone: boolean }> {
    const { log } = table;
    const progress = await this.progress.findOneBy({ log });
    if (progress === null) return { until: 0, isOfZone: true };
    return { until: progress.countedUntil, isOfZone: progress.zone === zoneOf(table) };
  }

  async tallies(log: AdminLog, from: number, until: number): Promise<Tally[]> {
    const rows = await this.reader.query<Record<string, unknown>[]>(
      `SELECT kind, SUM(row_count) AS total, SUM(amount) AS amount, MAX(largest) AS largest
       FROM portal_log_hour WHERE log = ? AND hour >= ? AND hour < ? GROUP BY kind`,
      [log, ...hoursOf(from, until)],
    );
    return rows.map((row) => toTally(row, kindOf(row.kind)));
  }

  async parts(log: AdminLog, span: LogSpan, stepMs: number) {
    const [first, end] = hoursOf(span.from, span.until);
    const rows = await this.reader.query<Record<string, unknown>[]>(
      `SELECT hour - (hour - ?) % ? AS part, kind, SUM(row_count) AS total
       FROM portal_log_hour WHERE log = ? AND hour >= ? AND hour < ? GROUP BY part, kind`,
      [first, stepMs / HOUR_MS, log, first, end],
    );
    return rows.map(({ part, kind, total }) => ({
      part: span.from + (Number(part) - first) * HOUR_MS,
      kind: kindOf(kind),
      rows: Number(total),
    }));
  }

  async replace(
    manager: EntityManager,
    table: LogTable,
    span: LogSpan,
    hours: readonly HourTally[],
  ): Promise<void> {
    const { log } = table;
    await removeHours(manager, log, span);
    const rows = hours.map(({ kind, rows: rowCount, ...tally }) => ({
      ...tally,
      log,
      kind: kind.join(':'),
      rowCount,
    }));
    await insertRows(manager, LogHourEntity, rows);
    await saveProgress(manager, table, span.until);
  }

  async forget(manager: EntityManager, table: LogTable, span: LogSpan): Promise<void> {
    await removeHours(manager, table.log, span);
    await saveProgress(manager, table, span.from);
  }
}

async function saveProgress(manager: EntityManager, table: LogTable, countedUntil: number): Promise<void> {
  const progress = { log: table.log, countedUntil, zone: zoneOf(table) };
  await manager.upsert(LogProgressEntity, progress, ['log']);
}

function zoneOf({ time }: LogTable): string | null {
  return time.clock?.zone ?? null;
}

async function removeHours(manager: EntityManager, log: AdminLog, span: LogSpan): Promise<void> {
  const [first, end] = hoursOf(span.from, span.until);
  await manager.delete(LogHourEntity, { log, hour: And(MoreThanOrEqual(first), LessThan(end)) });
}

function hoursOf(from: number, until: number): [first: number, end: number] {
  return [Math.ceil(from / HOUR_MS), Math.ceil(until / HOUR_MS)];
}

function kindOf(kind: unknown): string[] {
  return typeof kind === 'string' && kind !== '' ? kind.split(':') : [];
}
