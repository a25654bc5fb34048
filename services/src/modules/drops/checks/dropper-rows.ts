import { expectedYield, grouped, isSameDrop } from '@portico/domain';
import type { DropChange, DropTable, DropValues, YieldRow } from '@portico/domain';
import { push } from '../../../platform/collections/index.js';
import { dropRateOf, type DropRates } from '../../encyclopedia/index.js';
import type { DropperEffectDto } from '../drops.dto.js';
import { dropperName } from '../editor/catalog-search.js';
import { type DropRow, valuesOf } from '../editor/drop-rows.repository.js';
import { globalValuesOf } from '../editor/editor.mapper.js';
import type { CatalogFacts } from './catalog-facts.js';

interface RowAfter {
  values: DropValues;
  edit: { index: number; change: DropChange } | null;
}

export interface DropperRows {
  table: DropTable;
  dropperId: number;
  before: readonly DropRow[];
  after: readonly RowAfter[];
}

interface RowConflict {
  index: number;
  now: DropValues | null;
}

interface DropperEdits extends Pick<DropperRows, 'table' | 'dropperId'> {
  rows: readonly DropRow[];
  edits: { index: number; change: DropChange }[];
}

export function droppersOf(changes: readonly DropChange[]): Map<DropTable, number[]> {
  const byTable = grouped(changes, ({ table }) => table);
  return new Map([...byTable].map(([table, own]) => [table, [...new Set(own.map((one) => one.dropperId))]]));
}

export function editsByDropper(
  changes: readonly DropChange[],
  rows: ReadonlyMap<DropTable, readonly DropRow[]>,
): DropperEdits[] {
  const known = new Map<string, DropRow[]>();
  for (const [table, list] of rows)
    for (const row of list) push(known, dropperKey({ table, dropperId: row.dropperId }), row);
  const droppers = new Map<string, DropperEdits>();
  for (const [index, change] of changes.entries()) {
    const { table, dropperId } = change;
    const key = dropperKey(change);
    const dropper = droppers.get(key) ?? { table, dropperId, rows: known.get(key) ?? [], edits: [] };
    dropper.edits.push({ index, change });
    droppers.set(key, dropper);
  }
  return [...droppers.values()];
}

/** Applies changes to the rows of a dropper in order. A row that differs from the expected one is a conflict. */
export function applyEdits({ table, dropperId, rows, edits }: DropperEdits): {
  dropper: DropperRows;
  conflicts: RowConflict[];
} {
  const after = new Map<string, RowAfter>();
  for (const row of rows) after.set(String(row.rowId), { values: valuesOf(row), edit: null });
  const conflicts: RowConflict[] = [];
  for (const edit of edits) {
    const { index, change } = edit;
    const place = change.rowId === null ? `new:${index}` : String(change.rowId);
    const now = after.get(place)?.values ?? null;
    if (!isSameDrop(change.before, now)) conflicts.push({ index, now });
    if (change.after === null) after.delete(place);
    else after.set(place, { values: change.after, edit });
  }
  return { dropper: { table, dropperId, before: rows, after: [...after.values()] }, conflicts };
}

export function dropperKey({ table, dropperId }: Pick<DropChange, 'table' | 'dropperId'>): string {
  return `${table}:${dropperId}`;
}

export function dropperEffect(
  dropper: DropperRows,
  facts: CatalogFacts,
  rates: DropRates & { meso: number },
): DropperEffectDto {
  const { table, dropperId, before, after } = dropper;
  const { catalog } = facts;
  const isBoss = table === 'monster' && (catalog.monster(dropperId)?.isBoss ?? false);
  const global = table === 'monster' ? catalog.drops.globalDropsOf(dropperId).map(globalValuesOf) : [];
  const rowOf = (values: DropValues, isGlobal: boolean): YieldRow => {
    const { isEquipment, price } = facts.item(values.itemId);
    return { ...values, table, isEquipment, price, isGlobal };
  };
  const paid = (own: readonly DropValues[]) => {
    const besides = own.length === 0 ? [] : global;
    const rows = [...own.map((row) => rowOf(row, false)), ...besides.map((row) => rowOf(row, true))];
    return expectedYield(rows, { drop: dropRateOf(table, isBoss, rates), meso: rates.meso }).total;
  };
  return {
    table,
    dropperId,
    name: dropperName(catalog, table, dropperId),
    paysBefore: paid(before),
    paysAfter: paid(after.map(({ values }) => values)),
  };
}
