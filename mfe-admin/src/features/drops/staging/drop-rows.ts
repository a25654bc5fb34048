import {
  changeIssues,
  dropPercentOf,
  isDropFault,
  isSameDrop,
  itemTypeOf,
  MESO_ITEM_ID,
  type DropFault,
  type DropTable,
  type DropValueIssue,
  type DropValues,
  type SimulatedRow,
  type YieldRow,
} from '@portico/domain';
import type { EditorDrop } from '../../../shared/drops/drops.queries';
import { newDropKey, dropKey, type EditKind, type StagedDrop } from '../../../shared/drops/staged-drop';

/** A row of the editor: stored values and staged edits. */
export interface DropRow {
  key: string;
  table: DropTable;
  dropperId: number;
  rowId: number | null;
  /** Stored row; undefined for an added row. */
  drop: EditorDrop | undefined;
  /** Values that the edit starts from; null for an added row. */
  before: DropValues | null;
  /** Current values: the staged ones, or the old ones of a removed row. */
  values: DropValues;
  state: 'same' | EditKind;
  /** The stored row changed after the edit was staged. */
  isOutdated: boolean;
}

/** Rows of a dropper with their staged edits. Added rows come first, the newest at the top. */
export function dropRows(
  table: DropTable,
  dropperId: number,
  drops: readonly EditorDrop[],
  staged: readonly StagedDrop[],
): DropRow[] {
  const edits = staged.filter((one) => one.table === table && one.dropperId === dropperId);
  const editOfRow = new Map(edits.map((edit) => [edit.key, edit]));
  const added = edits.flatMap(({ key, rowId, after }): DropRow[] => {
    if (rowId !== null || after === null) return [];
    const row = { key, table, dropperId, rowId, drop: undefined, before: null, values: after };
    return [{ ...row, state: 'added', isOutdated: false }];
  });
  const stored = drops.map((drop): DropRow => {
    const key = dropKey({ table, rowId: drop.rowId });
    const edit = editOfRow.get(key);
    const now = valuesOf(drop);
    const before = edit?.before ?? now;
    const isOutdated = !isSameDrop(before, now);
    const row = { key, table, dropperId, rowId: drop.rowId, drop, before, isOutdated };
    if (edit === undefined) return { ...row, values: now, state: 'same' };
    return edit.after === null
      ? { ...row, values: before, state: 'removed' }
      : { ...row, values: edit.after, state: 'changed' };
  });
  return [...added.reverse(), ...stored];
}

export function isStaged(row: DropRow): row is DropRow & { state: EditKind } {
  return row.state !== 'same';
}

export function valuesOf({ itemid, minQuantity, maxQuantity, questid, chance }: EditorDrop): DropValues {
  return { itemId: itemid, minQuantity, maxQuantity, questId: questid, chance };
}

export function editOf(row: DropRow, after: DropValues | null): StagedDrop {
  const { key, table, dropperId, rowId, before } = row;
  return { key, table, dropperId, rowId, before, after };
}

export function additionOf(table: DropTable, dropperId: number, after: DropValues): StagedDrop {
  return { key: newDropKey({ table }), table, dropperId, rowId: null, before: null, after };
}

export function issuesOf(
  { table, before, drop }: Pick<DropRow, 'table' | 'before' | 'drop'>,
  { itemId, ...values }: DropValues,
): DropValueIssue[] {
  const type = itemId === MESO_ITEM_ID ? undefined : (drop?.itemType ?? itemTypeOf(itemId));
  const facts = { isEquipment: type === 'equipment', isQuestItem: drop?.isQuestItem ?? false };
  return changeIssues(table, before, { itemId, ...values }, facts);
}

/** Faults that the edit introduces and that prevent staging. */
export function faultsOf(row: Pick<DropRow, 'table' | 'before' | 'drop'>, after: DropValues): DropFault[] {
  return issuesOf(row, after).flatMap(({ code }) => (isDropFault(code) ? [code] : []));
}

export function faultsOfAddition(table: DropTable, values: DropValues): DropFault[] {
  return faultsOf({ table, before: null, drop: undefined }, values);
}

/** Column names that a paste accepts in every language. */
const COPY_HEADER = ['itemId', 'name', 'min', 'max', 'questId', 'percent'];

/** Cells that a spreadsheet would run as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as text for a spreadsheet, with a header and tabs between the columns. */
export function copyRows(rows: readonly DropRow[], nameOf: (itemId: number) => string): string {
  const lines = rows.map(({ table, values }) => [
    String(values.itemId),
    cellText(nameOf(values.itemId)),
    String(values.minQuantity),
    String(values.maxQuantity),
    values.questId > 0 ? String(values.questId) : '',
    String(dropPercentOf(table, values.chance)),
  ]);
  return [COPY_HEADER, ...lines].map((cells) => cells.join('\t')).join('\n');
}

function cellText(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(text) || FORMULA.test(line) ? `'${line}` : line;
}

/** A row with the data for simulation and value; an unknown price is 0. */
export interface RatedDrop extends YieldRow, SimulatedRow {}

export type DropsBeforeAfter = ReturnType<typeof dropsBeforeAfter>;

interface DropperTable {
  table: DropTable;
  dropperId: number;
  drops: readonly EditorDrop[];
  globalDrops?: readonly EditorDrop[];
}

/** Applies staged edits to the rows of a dropper. Global drops stay the same. */
export function dropsBeforeAfter(of: DropperTable, staged: readonly StagedDrop[]) {
  const { table, dropperId, drops, globalDrops = [] } = of;
  const prices = new Map(drops.map(({ itemid, price }) => [itemid, price]));
  const isNew = ({ state }: DropRow) => Number(state === 'added');
  const after = dropRows(table, dropperId, drops, staged)
    .filter(({ state }) => state !== 'removed')
    .sort((one, other) => isNew(one) - isNew(other))
    .map(({ drop, values }) =>
      drop?.itemid === values.itemId ? ratedDrop(table, values, drop) : newRatedDrop(table, values, prices),
    );
  const before = drops.map((drop) => ratedDrop(table, valuesOf(drop), drop));
  const global = globalDrops.map((drop) => ({ ...ratedDrop(table, valuesOf(drop), drop), isGlobal: true }));
  return { before: [...before, ...global], after: [...after, ...global] };
}

function ratedDrop(table: DropTable, values: DropValues, drop: EditorDrop): RatedDrop {
  return {
    ...values,
    table,
    isEquipment: drop.itemType === 'equipment',
    isForQuest: drop.isQuestItem && values.questId > 0,
    price: drop.price,
  };
}

/** A new item with a quest counts as a quest item. */
function newRatedDrop(table: DropTable, values: DropValues, prices: ReadonlyMap<number, number>): RatedDrop {
  const { itemId, questId } = values;
  return {
    ...values,
    table,
    isEquipment: itemId !== MESO_ITEM_ID && itemTypeOf(itemId) === 'equipment',
    isForQuest: questId > 0,
    price: prices.get(itemId) ?? (itemId === MESO_ITEM_ID ? 1 : 0),
  };
}
