import {
  changeIssues,
  dropPercentOf,
  isDropFault,
  isSameDrop,
  itemTypeOf,
  MESO_ITEM_ID,
  type DropFault,
  type DropItemFacts,
  type DropTable,
  type DropValueIssue,
  type DropValues,
} from '@portico/domain';
import type { EditorDrop } from '../../../shared/drops/drops.queries';
import type { EditKind, StagedDrop } from '../../../shared/drops/staged-drop';
import { editedRows, editsOf, valuesOf, type EditedRows } from '../edited-rows';

export type RowState = 'same' | EditKind;

/** A row as the grid shows it: as it is, with what is staged of it. */
export interface GridRow {
  key: string;
  table: DropTable;
  dropperId: number;
  rowId: number | null;
  /** As the table has it; undefined for a row that is added. */
  drop: EditorDrop | undefined;
  before: DropValues | null;
  /** What applies: as staged, of a removed row as it was. */
  values: DropValues;
  state: RowState;
  /** The table has moved on since the edit was staged. */
  isOutdated: boolean;
  issues: readonly DropValueIssue[];
}

/** What rules of a row have to know, from the row where the server said it. */
export function itemFacts(itemId: number, drop?: EditorDrop): DropItemFacts {
  const type = itemId === MESO_ITEM_ID ? undefined : (drop?.itemType ?? itemTypeOf(itemId));
  return { isEquipment: type === 'equipment', isQuestItem: drop?.isQuestItem ?? false };
}

/** The rows of a dropper with what is staged of them; added ones first. */
export function gridRows(
  table: DropTable,
  dropperId: number,
  drops: readonly EditorDrop[],
  staged: readonly StagedDrop[],
): GridRow[] {
  const { known, added } = editedRows(table, drops, editsOf(table, dropperId, staged));
  return [...added.map(addedRow).reverse(), ...known.map((row) => knownRow(table, dropperId, row))];
}

function addedRow({ key, edit: { table, dropperId }, values }: EditedRows['added'][number]): GridRow {
  const issues = changeIssues(table, null, values, itemFacts(values.itemId));
  const row = { key, table, dropperId, rowId: null, drop: undefined, before: null, values };
  return { ...row, state: 'added', isOutdated: false, issues };
}

function knownRow(
  table: DropTable,
  dropperId: number,
  { key, drop, edit }: EditedRows['known'][number],
): GridRow {
  const now = valuesOf(drop);
  const row = { key, table, dropperId, rowId: drop.rowId, drop };
  if (edit === undefined)
    return { ...row, before: now, values: now, state: 'same', isOutdated: false, issues: [] };
  const { before, after } = edit;
  const isOutdated = !isSameDrop(before, now);
  if (after === null)
    return { ...row, before, values: before ?? now, state: 'removed', isOutdated, issues: [] };
  const issues = changeIssues(table, before, after, itemFacts(after.itemId, drop));
  return { ...row, before, values: after, state: 'changed', isOutdated, issues };
}

/** The edit that gives a row these values, or takes it away. */
export function editOf(row: GridRow, after: DropValues | null): StagedDrop {
  const { key, table, dropperId, rowId, before } = row;
  return { key, table, dropperId, rowId, before, after };
}

/** What keeps values from being staged: faults that the edit brings. */
export function faultsOf(row: Pick<GridRow, 'table' | 'before' | 'drop'>, after: DropValues): DropFault[] {
  const facts = itemFacts(after.itemId, row.drop);
  return changeIssues(row.table, row.before, after, facts).flatMap(({ code }) =>
    isDropFault(code) ? [code] : [],
  );
}

export function basePercent({ table, values }: Pick<GridRow, 'table' | 'values'>): number {
  return dropPercentOf(table, values.chance);
}

export function hasNotes(row: GridRow): row is GridRow & { state: EditKind } {
  return row.state !== 'same';
}
