import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DROP_TABLES, type DropTable } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import { isAgainstConstraint, isDuplicate } from '../../../platform/persistence/index.js';
import { type DropCell, type DropRow, stockColumnsOf, TABLE_SHAPES } from '../drop-tables.js';
import { DropChangeEntity, DropChangeSetEntity } from './change-set.entities.js';
import { DropTableRows, type RowUpdate } from './drop-table-rows.js';

const logger = new Logger('Drops');

export interface PlannedChange {
  table: DropTable;
  dropperId: number;
  rowId: number | null;
  before: DropRow | null;
  after: DropRow | null;
}

export interface WrittenChange extends PlannedChange {
  rowId: number;
}

/**
 * Carries out changes in order, in the current unit of work. Throws `drops.conflict` if a row has changed, a removed row is back, or a
 * row violates the table's own key. Throws `drops.table_refused` if the table refuses a row or stores other values.
 */
export async function writeDrops(
  manager: EntityManager,
  changes: readonly PlannedChange[],
): Promise<WrittenChange[]> {
  const parts: TablePart[] = [];
  for (const table of DROP_TABLES) {
    const own = changes.filter((change) => change.table === table);
    if (own.length > 0) parts.push(await TablePart.lock(manager, table, own));
  }
  await nextTurn();
  const conflicts = parts.reduce((sum, part) => sum + part.conflicts, 0);
  if (conflicts > 0) throw new AppError('drops.conflict', { count: conflicts });
  await nextTurn();
  const written = new Map<PlannedChange, WrittenChange>();
  for (const part of parts) await part.write(written);
  return changes.flatMap((change) => written.get(change) ?? []);
}

class TablePart {
  private constructor(
    private readonly manager: EntityManager,
    private readonly table: DropTable,
    private readonly changes: readonly PlannedChange[],
    private readonly rows: DropTableRows,
    private readonly existing: ReadonlyMap<number, DropRow>,
  ) {}

  static async lock(
    manager: EntityManager,
    table: DropTable,
    changes: readonly PlannedChange[],
  ): Promise<TablePart> {
    const rows = await DropTableRows.open(manager, table);
    const existing = await rows.lock(changes.flatMap(({ rowId }) => rowId ?? []));
    return new TablePart(manager, table, changes, rows, existing);
  }

  get conflicts(): number {
    return this.changes.filter(({ rowId, before }) => {
      const row = rowId === null ? undefined : this.existing.get(rowId);
      if (before === null) return row !== undefined;
      return row === undefined || !this.hasAll(row, before);
    }).length;
  }

  /** Rows are removed first and added last, because both may have the same key. */
  async write(written: Map<PlannedChange, WrittenChange>): Promise<void> {
    const numbered = await this.numbered();
    try {
      await this.rows.remove(numbered.flatMap(({ change, rowId }) => (change.after === null ? rowId : [])));
      await nextTurn();
      await this.rows.update(numbered.flatMap(({ change, rowId }) => this.updateOf(change, rowId)));
      await this.rows.insert(numbered.flatMap(({ change, rowId }) => this.addedRow(change, rowId)));
    } catch (error) {
      if (isDuplicate(error)) throw new AppError('drops.conflict', { count: 1 });
      if (!isAgainstConstraint(error)) throw error;
      // The owner needs the reason: a trigger may have its own message.
      logger.warn({ msg: 'the table of drops refused an edit', table: this.table, reason: String(error) });
      throw new AppError('drops.table_refused');
    }
    const now = await this.rows.lock(
      numbered.flatMap(({ change, rowId }) => (change.after === null ? [] : rowId)),
    );
    await nextTurn();
    for (const { change, rowId } of numbered) {
      const after = now.get(rowId) ?? null;
      const isWritten = change.after === null || (after !== null && this.hasAll(after, change.after));
      if (!isWritten) throw new AppError('drops.table_refused');
      const before = change.before === null ? null : (this.existing.get(rowId) ?? null);
      written.set(change, { ...change, rowId, before, after });
    }
  }

  private async numbered(): Promise<{ change: PlannedChange; rowId: number }[]> {
    const hasNew = this.changes.some(({ rowId }) => rowId === null);
    let last = hasNew ? await this.highestIdEver() : 0;
    return this.changes.map((change) => ({ change, rowId: change.rowId ?? (last += 1) }));
  }

  /** Ids of removed rows are never used again, because an undo restores them. Ids in drafts may belong to no row. */
  private async highestIdEver(): Promise<number> {
    const top = await this.rows.lockHighestId();
    const removed = await this.manager
      .createQueryBuilder(DropChangeEntity, 'change')
      .innerJoin(DropChangeSetEntity, 'set', 'set.id = change.setId')
      .select('MAX(change.rowId)', 'top')
      .where('change.table = :table AND change.rowId > :top', { table: this.table, top })
      .andWhere("set.state <> 'draft'")
      .getRawOne<{ top: unknown }>();
    return Math.max(top, Number(removed?.top ?? 0));
  }

  private updateOf({ before, after }: PlannedChange, id: number): RowUpdate[] {
    const row = this.existing.get(id);
    if (before === null || after === null || row === undefined) return [];
    const set = Object.entries(after).filter(
      ([key, cell]) => key in row && (cell === null || !this.isSame(key, row[key], cell)),
    );
    return [{ id, set: Object.fromEntries(set) }];
  }

  private addedRow({ before, after }: PlannedChange, rowId: number): DropRow[] {
    return before !== null || after === null ? [] : [{ ...after, [TABLE_SHAPES[this.table].id]: rowId }];
  }

  /** Columns that the table no longer has are ignored. */
  private hasAll(row: DropRow, wanted: DropRow): boolean {
    return Object.entries(wanted).every(([key, cell]) => !(key in row) || this.isSame(key, row[key], cell));
  }

  /** Drivers return large numbers as text. NULL counts as 0, as in the editor. */
  private isSame(key: string, one: DropCell | undefined, other: DropCell): boolean {
    if (STOCK[this.table].has(key)) return Number(one) === Number(other);
    return JSON.stringify(one) === JSON.stringify(other);
  }
}

const STOCK: Readonly<Record<DropTable, ReadonlySet<string>>> = {
  monster: new Set(stockColumnsOf('monster')),
  reactor: new Set(stockColumnsOf('reactor')),
};
