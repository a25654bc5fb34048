import type { DropTable, DropValues } from '@portico/domain';

/** A column of a row as the portal keeps it; bytes in hex. */
export type DropCell = string | number | null | { readonly hex: string };

/** A row of a drop table by column, columns that are not of the stock game included. */
export type DropRow = Readonly<Record<string, DropCell>>;

interface TableShape {
  name: string;
  id: string;
  dropper: string;
  values: Partial<Record<keyof DropValues, string>>;
}

export const TABLE_SHAPES: Readonly<Record<DropTable, TableShape>> = {
  monster: {
    name: 'drop_data',
    id: 'id',
    dropper: 'dropperid',
    values: {
      itemId: 'itemid',
      minQuantity: 'minimum_quantity',
      maxQuantity: 'maximum_quantity',
      questId: 'questid',
      chance: 'chance',
    },
  },
  reactor: {
    name: 'reactordrops',
    id: 'reactordropid',
    dropper: 'reactorid',
    values: { itemId: 'itemid', questId: 'questid', chance: 'chance' },
  },
};

/** A reactor gives one piece, and its table says nothing of it. */
const QUANTITY_OF_REACTORS = 1;

/** Columns of the game itself: all are numbers. */
export function stockColumnsOf(table: DropTable): readonly string[] {
  const { id, dropper, values } = TABLE_SHAPES[table];
  return [id, dropper, ...Object.values(values)];
}

/** Whether the table holds these values: a reactor's have no quantity. */
export function holdsQuantity(table: DropTable, { minQuantity, maxQuantity }: DropValues): boolean {
  if (TABLE_SHAPES[table].values.minQuantity !== undefined) return true;
  return minQuantity === QUANTITY_OF_REACTORS && maxQuantity === QUANTITY_OF_REACTORS;
}

/** A row with the columns that an edit names. */
export function toDropRow(
  table: DropTable,
  { dropperId, rowId }: { dropperId: number; rowId: number | null },
  given: DropValues,
): DropRow {
  const { id, dropper, values } = TABLE_SHAPES[table];
  const row: Record<string, DropCell> = rowId === null ? {} : { [id]: rowId };
  row[dropper] = dropperId;
  for (const [name, column] of Object.entries(values)) row[column] = given[name as keyof DropValues];
  return row;
}

/** The values of a row of the table. */
export function dropValuesOf(table: DropTable, row: DropRow): DropValues {
  const { values } = TABLE_SHAPES[table];
  const read = (column: string | undefined) =>
    column === undefined ? QUANTITY_OF_REACTORS : Number(row[column] ?? 0);
  return {
    itemId: read(values.itemId),
    minQuantity: read(values.minQuantity),
    maxQuantity: read(values.maxQuantity),
    questId: read(values.questId),
    chance: read(values.chance),
  };
}

/** A row as `portal_drop_change` keeps it; null for one that is not there. */
export function parseDropRow(json: string | null): DropRow | null {
  if (json === null) return null;
  const row: DropRow = JSON.parse(json);
  return row;
}

/** The values in what `portal_drop_change` keeps of a row. */
export function dropValuesIn(table: DropTable, json: string | null): DropValues | null {
  const row = parseDropRow(json);
  return row === null ? null : dropValuesOf(table, row);
}
