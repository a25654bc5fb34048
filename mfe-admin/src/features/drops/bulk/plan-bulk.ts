import {
  dropChanceOf,
  dropPercentOf,
  grouped,
  isSameDrop,
  itemTypeOf,
  MESO_ITEM_ID,
  rarityOf,
  type DropTable,
  type DropValues,
  type ItemType,
  type Rarity,
} from '@portico/domain';
import type { DropperWithRows } from './droppers-rows.queries';
import { newRowKey, type StagedDrop } from '../../../shared/drops/staged-drop';
import { editedRows, valuesOf } from '../edited-rows';

/** Kinds of items that are told apart, mesos as one of their own. */
export type DropKind = ItemType | 'mesos';

/** What is done to the rows of all chosen droppers. */
export type BulkOperation =
  | { mode: 'add'; rows: readonly DropValues[] }
  | { mode: 'remove'; itemIds: ReadonlySet<number> }
  | { mode: 'scale'; factor: number; rarities: ReadonlySet<Rarity>; kinds: ReadonlySet<DropKind> };

export interface BulkPlan {
  edits: StagedDrop[];
  added: number;
  changed: number;
  removed: number;
  /** Droppers have what was to be added, or not what was to be removed; chances that stay as they are. */
  skipped: number;
  /** Droppers that it changes. */
  droppers: number;
}

const MAX_PERCENT = 100;

/** The edits that an operation makes of rows as they are with what is staged already. Nothing is staged by it. */
export function planBulk(
  table: DropTable,
  droppers: readonly DropperWithRows[],
  operation: BulkOperation,
  staged: readonly StagedDrop[],
): BulkPlan {
  const stagedOf = grouped(
    staged.filter((one) => one.table === table),
    ({ dropperId }) => dropperId,
  );
  const plan: BulkPlan = { edits: [], added: 0, changed: 0, removed: 0, skipped: 0, droppers: 0 };
  for (const { monster, drops } of droppers) {
    const rows = currentRows(table, { monster, drops }, stagedOf.get(monster.id) ?? []);
    const before = plan.edits.length;
    if (operation.mode === 'add') addTo(plan, table, monster.id, rows, operation.rows);
    else if (operation.mode === 'remove') removeFrom(plan, rows, operation.itemIds);
    else scaleRows(plan, table, rows, operation);
    if (plan.edits.length > before) plan.droppers += 1;
  }
  return plan;
}

/** A row as an edit that leaves it as it is with what is staged. */
function currentRows(
  table: DropTable,
  { monster, drops }: DropperWithRows,
  staged: readonly StagedDrop[],
): StagedDrop[] {
  const { known, added } = editedRows(table, drops, staged);
  const current = known.map(({ key, drop, edit }): StagedDrop => {
    const values = valuesOf(drop);
    const row = { key, table, dropperId: monster.id, rowId: drop.rowId, before: values, after: values };
    return edit ?? row;
  });
  return [...current, ...added.map(({ edit }) => edit)];
}

function addTo(
  plan: BulkPlan,
  table: DropTable,
  dropperId: number,
  rows: readonly StagedDrop[],
  additions: readonly DropValues[],
): void {
  for (const values of additions) {
    const isThere = rows.some(({ after }) => after?.itemId === values.itemId);
    // A row that is to go takes the values instead: removed and added, the table would have it twice for a moment.
    const leaving = rows.find(({ before, after }) => after === null && before?.itemId === values.itemId);
    if (isThere) plan.skipped += 1;
    else if (leaving !== undefined) {
      plan.edits.push({ ...leaving, after: values });
      plan.changed += 1;
    } else {
      plan.edits.push({
        key: newRowKey({ table }),
        table,
        dropperId,
        rowId: null,
        before: null,
        after: values,
      });
      plan.added += 1;
    }
  }
}

function removeFrom(plan: BulkPlan, rows: readonly StagedDrop[], itemIds: ReadonlySet<number>): void {
  const here = rows.filter(({ after }) => after !== null && itemIds.has(after.itemId));
  plan.edits.push(...here.map((row) => ({ ...row, after: null })));
  plan.removed += here.length;
  plan.skipped += itemIds.size - new Set(here.map(({ after }) => after?.itemId)).size;
}

function scaleRows(
  plan: BulkPlan,
  table: DropTable,
  rows: readonly StagedDrop[],
  operation: Extract<BulkOperation, { mode: 'scale' }>,
): void {
  for (const row of rows) {
    const { after } = row;
    if (after === null || !isChosen(table, after, operation)) continue;
    const scaled = { ...after, chance: scaledChance(table, after.chance, operation.factor) };
    if (isSameDrop(after, scaled)) plan.skipped += 1;
    else {
      plan.edits.push({ ...row, after: scaled });
      plan.changed += 1;
    }
  }
}

function isChosen(
  table: DropTable,
  { itemId, chance }: DropValues,
  { rarities, kinds }: Extract<BulkOperation, { mode: 'scale' }>,
): boolean {
  const kind = kindOf(itemId);
  return kind !== undefined && kinds.has(kind) && rarities.has(rarityOf(dropPercentOf(table, chance)));
}

export function kindOf(itemId: number): DropKind | undefined {
  return itemId === MESO_ITEM_ID ? 'mesos' : itemTypeOf(itemId);
}

/** A chance so many times as likely, at most always; what would be too small to be stored stays the smallest there is. */
export function scaledChance(table: DropTable, chance: number, factor: number): number {
  const percent = dropPercentOf(table, chance);
  const wanted = Math.min(MAX_PERCENT, percent * factor);
  if (percent === 0 || wanted === percent) return chance;
  return dropChanceOf(table, wanted) ?? (table === 'monster' ? 1 : chance);
}
