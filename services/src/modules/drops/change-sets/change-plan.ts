import { type DropChange, type DropTable, type DropValues, isSameDrop } from '@portico/domain';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { dropValuesIn, holdsQuantity, parseDropRow, toDropRow } from '../drop-tables.js';
import type { DropChangeEntity } from './change-set.entities.js';
import type { PlannedChange, WrittenChange } from './drop-writer.js';

/** Effective changes of an edit. Throws `request.validation_failed` for invalid rows, `drops.nothing_changed` if nothing changes. */
export function planEdits(changes: readonly DropChange[]): PlannedChange[] {
  refuseUnstorable(changes);
  const planned = changes
    .filter(({ before, after }) => before === null || after === null || !isSameDrop(before, after))
    .map(planOf);
  if (planned.length === 0) throw new AppError('drops.nothing_changed');
  return planned;
}

export function refuseUnstorable(changes: readonly DropChange[]): void {
  const seen = new Set<string>();
  for (const [index, { table, rowId, before, after }] of changes.entries()) {
    if ([before, after].some((values) => values !== null && !holdsQuantity(table, values)))
      throw refused(index, 'quantity', 'A reactor gives one piece');
    if (before !== null && after !== null && before.itemId !== after.itemId)
      throw refused(index, 'item', 'A row keeps its item: remove it and add one of the other item');
    if (rowId === null) continue;
    const row = `${table} ${rowId}`;
    if (seen.has(row)) throw refused(index, 'once', 'The same row comes twice');
    seen.add(row);
  }
}

export function planUndo(written: readonly DropChangeEntity[]): PlannedChange[] {
  return written.map(({ table, dropperId, rowId, before, after }) => ({
    table,
    dropperId,
    rowId,
    before: parseDropRow(after),
    after: parseDropRow(before),
  }));
}

export function toDropChange({ table, dropperId, rowId, before, after }: DropChangeEntity): DropChange {
  return { table, dropperId, rowId, before: dropValuesIn(table, before), after: dropValuesIn(table, after) };
}

export function countChanges(changes: readonly (PlannedChange | WrittenChange)[]) {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  const droppers = new Set(changes.map(({ table, dropperId }) => `${table} ${dropperId}`)).size;
  return { added, changed: changes.length - added - removed, removed, droppers };
}

export function tablesTouchedBy(changes: readonly { table: DropTable }[]): ReadonlySet<DropTable> {
  return new Set(changes.map(({ table }) => table));
}

export function planOf({ table, dropperId, rowId, before, after }: DropChange): PlannedChange {
  const toRow = (values: DropValues | null) =>
    values === null ? null : toDropRow(table, { dropperId, rowId }, values);
  return { table, dropperId, rowId, before: toRow(before), after: toRow(after) };
}

function refused(index: number, rule: string, msg: string): AppError {
  return invalidField(`changes.${index}`, rule, msg);
}
