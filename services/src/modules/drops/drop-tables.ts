import type { DropTable, DropValues } from '@portico/domain';
import type { EntityManager } from 'typeorm';

export type DropCell = string | number | null | { readonly hex: string };

/** A row of a drop table by column, columns that are not of the stock game included. */
export type DropRow = Readonly<Record<string, DropCell>>;

export const DROP_FIELDS = [
  'itemId',
  'minQuantity',
  'maxQuantity',
  'questId',
  'chance',
] as const satisfies readonly (keyof DropValues)[];

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

export function holdsQuantity(table: DropTable, { minQuantity, maxQuantity }: DropValues): boolean {
  if (TABLE_SHAPES[table].values.minQuantity !== undefined) return true;
  return minQuantity === QUANTITY_OF_REACTORS && maxQuantity === QUANTITY_OF_REACTORS;
}

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

export function parseDropRow(json: string | null): DropRow | null {
  if (json === null) return null;
  const row: DropRow = JSON.parse(json);
  return row;
}

export function dropValuesIn(table: DropTable, json: string | null): DropValues | null {
  const row = parseDropRow(json);
  return row === null ? null : dropValuesOf(table, row);
}

/** Columns of 64 bits are texts in what some drivers answer. */
const WHOLE_TEXT = /^-?\d{1,15}$/;

/** The values in a kept row that anything may have written: null where there was no row, undefined for what is not one. */
export function readKeptRow(table: DropTable, json: string | null): DropValues | null | undefined {
  if (json === null) return null;
  try {
    const row: unknown = JSON.parse(json);
    return isDropRow(table, row) ? dropValuesOf(table, row) : undefined;
  } catch {
    return undefined;
  }
}

function isDropRow(table: DropTable, row: unknown): row is DropRow {
  if (typeof row !== 'object' || row === null) return false;
  const cells = new Map<string, unknown>(Object.entries(row));
  return Object.values(TABLE_SHAPES[table].values).every((column) => isWhole(cells.get(column)));
}

function isWhole(cell: unknown): boolean {
  return typeof cell === 'string' ? WHOLE_TEXT.test(cell) : Number.isSafeInteger(cell);
}

/** A column that can be written, and what reads it so that it can be written back. */
export interface TableColumn {
  key: string;
  name: string;
  expression: string;
}

interface DescribedColumn {
  name: string;
  type: string;
  extra: string | number | null;
}

const DESCRIBE_SERVER = `SELECT column_name AS name, data_type AS type, extra AS extra FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`;

const DESCRIBE_EMBEDDED = 'SELECT name, lower(type) AS type, hidden AS extra FROM pragma_table_xinfo(?)';

/** Values that a driver would round or parse are read as text. */
const EXACT: Readonly<Record<string, (column: string) => string>> = {
  float: (column) => `${column} + 0e0`,
  json: (column) => `CAST(${column} AS CHAR)`,
  // MariaDB stores JSON as such, and says so to the driver, which parses it.
  longtext: (column) => `CAST(${column} AS CHAR)`,
};

export async function readTableColumns(manager: EntityManager, table: DropTable): Promise<TableColumn[]> {
  const { driver, options } = manager.connection;
  const isServer = options.type === 'mysql';
  const described = await manager.query<DescribedColumn[]>(isServer ? DESCRIBE_SERVER : DESCRIBE_EMBEDDED, [
    TABLE_SHAPES[table].name,
  ]);
  const stock = new Set(stockColumnsOf(table));
  return described
    .filter(({ extra }) => !isComputed(extra))
    .map(({ name, type }) => {
      const isStock = stock.has(name.toLowerCase());
      const column = driver.escape(name);
      const expression = (isServer ? EXACT[type.toLowerCase()]?.(column) : undefined) ?? column;
      return { key: isStock ? name.toLowerCase() : name, name, expression };
    });
}

/** On servers `STORED GENERATED`, not `DEFAULT_GENERATED`; 2 and 3 in the embedded database. */
function isComputed(extra: DescribedColumn['extra']): boolean {
  if (typeof extra === 'number') return extra >= 2;
  return extra !== null && /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i.test(extra);
}
