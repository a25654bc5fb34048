import {
  itemTypeOf,
  MESO_ITEM_ID,
  type DropTable,
  type DropValues,
  type SimulatedRow,
  type YieldRow,
} from '@portico/domain';
import type { EditorDrop } from '../../shared/drops/drops.queries';
import type { StagedDrop } from '../../shared/drops/staged-drop';
import { editedRows, editsOf, valuesOf } from './edited-rows';

/** A row with what it takes to roll it and to say what it is worth; of an item whose price is not known it is 0. */
export interface RatedRow extends YieldRow, SimulatedRow {}

/** Rows of one dropper as the game has them, and as they will be. */
export interface RowsBeforeAfter {
  before: RatedRow[];
  after: RatedRow[];
}

export interface DropperTable {
  table: DropTable;
  dropperId: number;
  drops: readonly EditorDrop[];
  globalDrops?: readonly EditorDrop[];
}

/** What is staged of a dropper, applied to its rows; global drops, which are not edited here, stand in both. */
export function rowsBeforeAfter(of: DropperTable, staged: readonly StagedDrop[]): RowsBeforeAfter {
  const { table, dropperId, drops, globalDrops = [] } = of;
  const { known, added } = editedRows(table, drops, editsOf(table, dropperId, staged));
  const prices = new Map(drops.map(({ itemid, price }) => [itemid, price]));
  const kept = known.flatMap(({ drop, edit }) => {
    const values = edit === undefined ? valuesOf(drop) : edit.after;
    if (values === null) return [];
    const isSameItem = values.itemId === drop.itemid;
    return [isSameItem ? ratedRow(table, values, drop) : addedRow(table, values, prices)];
  });
  const more = added.map(({ values }) => addedRow(table, values, prices));
  const global = globalDrops.map((drop) => ({ ...ratedRow(table, valuesOf(drop), drop), isGlobal: true }));
  const before = drops.map((drop) => ratedRow(table, valuesOf(drop), drop));
  return { before: [...before, ...global], after: [...kept, ...more, ...global] };
}

function ratedRow(table: DropTable, values: DropValues, drop: EditorDrop): RatedRow {
  return {
    ...values,
    table,
    isEquipment: drop.itemType === 'equipment',
    isForQuest: drop.isQuestItem && values.questId > 0,
    price: drop.price,
  };
}

/** Whether an item that is new here is one of quests is not known: with a quest it is taken for one. */
function addedRow(table: DropTable, values: DropValues, prices: ReadonlyMap<number, number>): RatedRow {
  const { itemId, questId } = values;
  return {
    ...values,
    table,
    isEquipment: itemId !== MESO_ITEM_ID && itemTypeOf(itemId) === 'equipment',
    isForQuest: questId > 0,
    price: prices.get(itemId) ?? (itemId === MESO_ITEM_ID ? 1 : 0),
  };
}
