import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { engineOf } from '../../../platform/persistence/index.js';
import { type LogRow, type LogTable, orTooLong, type Sql } from '../../game-logs/index.js';
import type { LogCursor, LogPlace } from './log-cursor.js';
import {
  allOf,
  beyond,
  columnsOf,
  conditionOf,
  millisecondsOf,
  orderOf,
  relationOf,
  sourceOf,
} from './log-sql.js';
import type { LogScope } from './log-sql.js';
import { type HourTally, type Tally, toTally } from './log-tally.js';

type Raw = Record<string, unknown>;

/** Rows that are written together may not be in the order of their times. */
const DISORDER_MS = 2 * MINUTE_MS;

const TALLY = 'COUNT(*) AS total, SUM(amount) AS amount, MAX(amount) AS largest';

/** Every query is bounded, and the reader's statement timeout ends slow ones. */
@Injectable()
export class LogRowsRepository {
  constructor(private readonly reader: DataSource) {}

  async rows(
    scope: LogScope,
    { direction, after, limit }: { direction: LogCursor['direction']; after?: LogPlace; limit: number },
  ): Promise<LogRow[]> {
    const { table } = scope;
    const columns = ['id', `${this.at(table)} AS at_ms`, ...columnsOf(table)].join(', ');
    const where = this.where(scope, direction, after);
    const rows = await this.query(
      `SELECT ${columns} FROM ${this.source(scope)} WHERE ${where.text} ORDER BY ${orderOf(table, direction)} LIMIT ${limit}`,
      where.values,
    );
    // Rows are changed in place: copies of half a million rows would stay in memory until the next major collection.
    return rows.map((row) => Object.assign(row, { id: Number(row.id), at: Number(row.at_ms) }));
  }

  /** Reads no other columns, so that an index is enough. */
  async placeAt(
    scope: LogScope,
    direction: LogCursor['direction'],
    offset: number,
  ): Promise<LogPlace | undefined> {
    const { table } = scope;
    const where = conditionOf(scope);
    const [row] = await this.query(
      `SELECT id, ${this.at(table)} AS at_ms FROM ${this.source(scope)} WHERE ${where.text}
       ORDER BY ${orderOf(table, direction)} LIMIT 1 OFFSET ${offset}`,
      where.values,
    );
    return row && { id: Number(row.id), at: Number(row.at_ms) };
  }

  async tally(scope: LogScope, most: number): Promise<Tally[]> {
    const names = namesOf(scope.table);
    const { text, values } = this.counted(scope, kindColumns(scope.table), most);
    const groups = names.length === 0 ? '' : ` GROUP BY ${names.join(', ')}`;
    const rows = await this.query(`SELECT ${[...names, TALLY].join(', ')} FROM ${text}${groups}`, values);
    return rows.map((row) => toTally(row, kindIn(row, names)));
  }

  async histogram(
    scope: LogScope,
    { from, stepMs, most }: { from: number; stepMs: number; most: number },
  ): Promise<Map<number, number>> {
    const { text, values } = this.counted(scope, [`${this.at(scope.table)} AS at_ms`], most);
    const rows = await this.query(
      `SELECT at_ms - (at_ms - ?) % ? AS part, COUNT(*) AS total FROM ${text} GROUP BY part`,
      [from, stepMs, ...values],
    );
    return new Map(rows.map(({ part, total }) => [Number(part), Number(total)]));
  }

  statistics(
    scope: LogScope,
    {
      select,
      columns,
      ending = '',
      most,
    }: { select: string; columns: string; ending?: string; most: number },
  ): Promise<Raw[]> {
    const { text, values } = this.counted(scope, [columns], most);
    return this.query(`SELECT ${select} FROM ${text} ${ending}`, values);
  }

  async ends(scope: LogScope): Promise<{ first: LogPlace; last: LogPlace } | undefined> {
    const [last, first] = [await this.placeAt(scope, 'older', 0), await this.placeAt(scope, 'newer', 0)];
    return last && first && { first, last };
  }

  async firstHour(table: LogTable): Promise<number | undefined> {
    const first = await this.placeAt({ table, choices: {} }, 'newer', 0);
    return first && first.at - (first.at % HOUR_MS);
  }

  async hourly(table: LogTable, from: number, until: number): Promise<HourTally[]> {
    const at = this.at(table);
    const names = namesOf(table);
    const columns = [`${at} - ${at} % ${HOUR_MS} AS hour_ms`, ...kindColumns(table)];
    const { text, values } = this.counted(await this.between({ table, choices: {} }, from, until), columns);
    const groups = ['hour_ms', ...names].join(', ');
    const rows = await this.query(`SELECT ${groups}, ${TALLY} FROM ${text} GROUP BY ${groups}`, values);
    return rows.map((row) => ({ ...toTally(row, kindIn(row, names)), hour: Number(row.hour_ms) / HOUR_MS }));
  }

  /** The scope limited to a time span. Logs without an index on their time get a range of ids instead. */
  async between(scope: LogScope, from: number, until: number): Promise<LogScope> {
    const { table } = scope;
    if (table.order === 'time') return { ...scope, from, until };
    const first = await this.firstIdFrom(table, from - DISORDER_MS);
    const last = (await this.firstIdFrom(table, until + DISORDER_MS)) - 1;
    return { ...scope, from, until, ids: { first, last } };
  }

  /** First id at or after a moment, or the id after the last row if there is none. For logs whose ids grow with time. */
  async firstIdFrom(table: LogTable, moment: number): Promise<number> {
    const sql = relationOf(table);
    const [ends] = await this.query(
      // Two subqueries: with MIN and MAX in one query, the embedded database reads the whole table.
      `SELECT (SELECT MIN(id) FROM ${sql}) AS low, (SELECT MAX(id) FROM ${sql}) AS high`,
      [],
    );
    if (ends?.low === null || ends === undefined) return 1;
    let low = Number(ends.low);
    let high = Number(ends.high) + 1;
    const at = this.at(table);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [row] = await this.query(
        `SELECT id, ${at} AS at_ms FROM ${sql} WHERE id >= ? ORDER BY id LIMIT 1`,
        [middle],
      );
      // Ids may have gaps, so the row found may be behind `middle`.
      if (row === undefined || (row.at_ms !== null && Number(row.at_ms) >= moment)) high = middle;
      else low = Number(row.id) + 1;
    }
    return low;
  }

  async hasRows(table: LogTable): Promise<boolean> {
    const { condition = '1 = 1' } = table;
    const rows = await this.query(`SELECT 1 AS one FROM ${relationOf(table)} WHERE ${condition} LIMIT 1`, []);
    return rows.length > 0;
  }

  /** Source texts of a log in order, at most `most`. Each is read by the index, because DISTINCT would read the whole table. */
  async sources(table: LogTable, most: number): Promise<string[]> {
    const { source } = table;
    const found: string[] = [];
    if (source === undefined) return found;
    while (found.length < most) {
      const after = found.at(-1);
      const [row] = await this.query(
        `SELECT MIN(${source.column}) AS next FROM ${table.sql}${after === undefined ? '' : ` WHERE ${source.column} > ?`}`,
        after === undefined ? [] : [after],
      );
      if (typeof row?.next !== 'string') break;
      found.push(row.next);
    }
    return found;
  }

  /** Columns of a scope's rows, at most `most` of them, as the table `counted`. */
  private counted(scope: LogScope, columns: readonly string[], most?: number): Sql {
    const { text, values } = conditionOf(scope);
    const limit = most === undefined ? '' : ` LIMIT ${most}`;
    const rows = `SELECT ${columns.join(', ')} FROM ${this.source(scope)} WHERE ${text}${limit}`;
    return { text: `(${rows}) counted`, values };
  }

  private at(table: LogTable): string {
    return millisecondsOf(table, engineOf(this.reader));
  }

  private source(scope: LogScope): string {
    return sourceOf(scope, engineOf(this.reader));
  }

  private where(scope: LogScope, direction: LogCursor['direction'], after: LogPlace | undefined): Sql {
    const own = conditionOf(scope);
    return after === undefined ? own : allOf([own, beyond(scope.table, { direction, ...after })]);
  }

  /** Throws `logs.too_long` if the database stops the query. Rows of many people over a year are scattered over millions. */
  private query(text: string, values: readonly (string | number)[]): Promise<Raw[]> {
    return orTooLong(this.reader.query<Raw[]>(text, [...values]));
  }
}

const namesOf = ({ kinds }: LogTable) => kinds.map((_, index) => `kind${index}`);
const kindColumns = ({ kinds, amount = '0' }: LogTable) => [
  ...kinds.map((kind, index) => `${kind} AS kind${index}`),
  `${amount} AS amount`,
];

function kindIn(row: Raw, names: readonly string[]): string[] {
  return names.map((name) => String(row[name]));
}
