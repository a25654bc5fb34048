import { NO_QUEST, type DropTable, type DropValues } from '@portico/domain';
import { readRows } from '../shared/data-files.js';
import type { DemoDrops } from './demo-drops.js';
import { DropPool, type DropWorld } from './drop-pool.js';

/** Position of a drop in its table. */
export interface RowPlace {
  table: DropTable;
  dropperId: number;
  rowId: number;
  itemId: number;
  questId: number;
}

export interface TableRows {
  /** The row of a drop by names; a new row at the end if there is none. Throws for an unknown name. */
  placeOf(dropper: string, item: string): RowPlace;
  valuesAt(place: Pick<RowPlace, 'table' | 'rowId'>): DropValues | null;
}

/** Rows of the drop tables by their row ids, which count from 1. */
export function tableRows({ monsters, items }: DropWorld, drops: DemoDrops): TableRows {
  const pool = new DropPool(items, monsters);
  const monsterIds = new Map(monsters.map(({ name, id }) => [name, id]));
  const reactorIds = new Map(readRows('reactors/reactors', 2).map(([id, name = '']) => [name, Number(id)]));
  const rows = {
    monster: drops.monster.map((row) => ({
      dropperId: row.dropperId,
      values: {
        itemId: row.itemId,
        minQuantity: row.minimumQuantity,
        maxQuantity: row.maximumQuantity,
        questId: row.questId,
        chance: row.chance,
      },
    })),
    reactor: drops.reactor.map(({ reactorId, itemId, oneIn, questId }) => ({
      dropperId: reactorId,
      values: { itemId, minQuantity: 1, maxQuantity: 1, questId, chance: oneIn },
    })),
  };
  const behind = { monster: rows.monster.length, reactor: rows.reactor.length };
  return {
    placeOf: (dropper, item) => {
      const monsterId = monsterIds.get(dropper);
      const dropperId = monsterId ?? reactorIds.get(dropper);
      const [itemId] = pool.named(item);
      if (dropperId === undefined || itemId === undefined)
        throw new RangeError(`drops/changes: ${dropper} or ${item} is not there`);
      const table: DropTable = monsterId === undefined ? 'reactor' : 'monster';
      const index = rows[table].findIndex(
        (row) => row.dropperId === dropperId && row.values.itemId === itemId,
      );
      const questId = rows[table][index]?.values.questId ?? NO_QUEST[table];
      return { table, dropperId, itemId, questId, rowId: index < 0 ? (behind[table] += 1) : index + 1 };
    },
    valuesAt: ({ table, rowId }) => rows[table][rowId - 1]?.values ?? null,
  };
}
