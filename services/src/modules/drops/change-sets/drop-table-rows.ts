import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DropTable } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { readTableColumns, TABLE_SHAPES } from '../drop-tables.js';
import type { DropCell, DropRow, TableColumn } from '../drop-tables.js';

const ROWS_PER_READ = 1000;
const ROWS_PER_INSERT = 500;
/** The database compares each row with all values of the statement, so larger batches are slower. */
const ROWS_PER_UPDATE = 200;

export interface RowUpdate {
  id: number;
  set: DropRow;
}

/** Rows of one drop table in a unit of work. Thousands of rows need few statements, and other requests get turns in between. */
export class DropTableRows {
  private readonly id: string;

  private constructor(
    private readonly manager: EntityManager,
    private readonly table: DropTable,
    private readonly columns: readonly TableColumn[],
  ) {
    this.id = TABLE_SHAPES[table].id;
  }

  static async open(manager: EntityManager, table: DropTable): Promise<DropTableRows> {
    return new DropTableRows(manager, table, await readTableColumns(manager, table));
  }

  async lock(ids: readonly number[]): Promise<Map<number, DropRow>> {
    const wanted = this.columns.map(({ key, expression }) => `${expression} AS ${this.escape(key)}`);
    const sorted = ids.toSorted((a, b) => a - b);
    const found = new Map<number, DropRow>();
    for (const batch of inBatches(sorted, ROWS_PER_READ)) {
      const rows = await this.query<Record<string, unknown>[]>(
        `SELECT ${wanted.join(', ')} FROM ${this.name} WHERE ${this.idColumn} IN (${marks(batch)}) ${this.lockClause}`,
        batch,
      );
      for (const row of rows) {
        const cells = Object.entries(row).map(([key, value]) => [key, toCell(value)]);
        found.set(Number(row[this.id]), Object.fromEntries(cells));
      }
    }
    return found;
  }

  /** Returns the highest id in the table, and keeps others from adding rows until the unit ends. */
  async lockHighestId(): Promise<number> {
    const [row] = await this.query<{ top: unknown }[]>(
      `SELECT ${this.idColumn} AS top FROM ${this.name} ORDER BY ${this.idColumn} DESC LIMIT 1 ${this.lockClause}`,
      [],
    );
    return Number(row?.top ?? 0);
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const batch of inBatches(ids, ROWS_PER_READ))
      await this.query(`DELETE FROM ${this.name} WHERE ${this.idColumn} IN (${marks(batch)})`, batch);
  }

  async update(updates: readonly RowUpdate[]): Promise<void> {
    for (const batch of inBatches(updates, ROWS_PER_UPDATE)) await this.updateBatch(batch);
  }

  async insert(rows: readonly DropRow[]): Promise<void> {
    const byColumns = new Map<string, { columns: readonly TableColumn[]; rows: DropRow[] }>();
    for (const row of rows) {
      const columns = this.columns.filter(({ key }) => Object.hasOwn(row, key));
      const signature = columns.map(({ key }) => key).join();
      const group = byColumns.get(signature) ?? { columns, rows: [] };
      group.rows.push(row);
      byColumns.set(signature, group);
    }
    for (const group of byColumns.values())
      for (const batch of inBatches(group.rows, ROWS_PER_INSERT))
        await this.insertBatch(group.columns, batch);
  }

  private async updateBatch(batch: readonly RowUpdate[]): Promise<void> {
    const values: unknown[] = [];
    const assignments = this.columns.flatMap(({ key, name }) => {
      const changed = batch.filter(({ set }) => Object.hasOwn(set, key));
      if (changed.length === 0) return [];
      for (const { id, set } of changed) values.push(id, toValue(set[key]));
      const column = this.escape(name);
      const cases = changed.map(() => 'WHEN ? THEN ?').join(' ');
      return [`${column} = CASE ${this.idColumn} ${cases} ELSE ${column} END`];
    });
    if (assignments.length === 0) return;
    await this.query(
      `UPDATE ${this.name} SET ${assignments.join(', ')} WHERE ${this.idColumn} IN (${marks(batch)})`,
      [...values, ...batch.map(({ id }) => id)],
    );
  }

  private async insertBatch(columns: readonly TableColumn[], batch: readonly DropRow[]): Promise<void> {
    const names = columns.map(({ name }) => this.escape(name)).join(', ');
    const places = batch.map(() => `(${marks(columns)})`).join(', ');
    const values = batch.flatMap((row) => columns.map(({ key }) => toValue(row[key])));
    await this.query(`INSERT INTO ${this.name} (${names}) VALUES ${places}`, values);
  }

  private async query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    // The embedded driver never waits. Without this turn, a large set would block every other request.
    await nextTurn();
    return this.manager.query<T>(sql, [...values]);
  }

  private get name(): string {
    return this.escape(TABLE_SHAPES[this.table].name);
  }

  private get idColumn(): string {
    return this.escape(this.id);
  }

  private get lockClause(): string {
    return this.manager.connection.options.type === 'mysql' ? 'FOR UPDATE' : '';
  }

  private escape(name: string): string {
    return this.manager.connection.driver.escape(name);
  }
}

const marks = (list: readonly unknown[]) => list.map(() => '?').join(', ');

function toCell(value: unknown): DropCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return { hex: Buffer.from(value).toString('hex') };
  if (value instanceof ArrayBuffer) return { hex: Buffer.from(value).toString('hex') };
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
}

function toValue(cell: DropCell | undefined): unknown {
  return typeof cell === 'object' && cell !== null ? Buffer.from(cell.hex, 'hex') : cell;
}
