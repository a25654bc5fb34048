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
import { dropRows, valuesOf, type DropRow } from './drop-rows';

/** A row with the data for simulation and value; an unknown price is 0. */
export interface RatedDrop extends YieldRow, SimulatedRow {}

export interface DropsBeforeAfter {
  before: RatedDrop[];
  after: RatedDrop[];
}

export interface DropperTable {
  table: DropTable;
  dropperId: number;
  drops: readonly EditorDrop[];
  globalDrops?: readonly EditorDrop[];
}

/** Applies staged edits to the rows of a dropper. Global drops stay the same. */
export function dropsBeforeAfter(of: DropperTable, staged: readonly StagedDrop[]): DropsBeforeAfter {
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
