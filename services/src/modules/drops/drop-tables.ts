import type { DropTable, DropValues } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { parsedJson, recordOf } from '../../platform/collections/index.js';

export type DropCell = string | number | null | { readonly hex: string };

/** A row of a drop table by column, including columns that the stock game lacks. */
export type DropRow = Readonly<Record<string, DropCell>>;

export const DROP_FIELDS = [
  'itemId',
  'minQuantity',
  'maxQuantity',
  'questId',
  'chance',
] as const satisfies readonly (keyof DropValues)[];

type TableShape = Record<'name' | 'id' | 'dropper', string> & {
  values: Partial<Record<keyof DropValues, string>>;
};

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

/** A reactor drops one piece; its table has no quantity. */
const QUANTITY_OF_REACTORS = 1;

/** Columns of the stock game. All are numbers. */
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
  return recordOf(DROP_FIELDS, (field) => {
    const column = values[field];
    return column === undefined ? QUANTITY_OF_REACTORS : Number(row[column] ?? 0);
  });
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

/** Some drivers return 64-bit columns as text. */
const WHOLE_TEXT = /^-?\d{1,15}$/;

/** Reads a stored row, which may have been changed by hand: null if there was no row, undefined if the JSON is not a row. */
export function readKeptRow(table: DropTable, json: string | null): DropValues | null | undefined {
  if (json === null) return null;
  const row = parsedJson(json);
  return isDropRow(table, row) ? dropValuesOf(table, row) : undefined;
}

function isDropRow(table: DropTable, row: unknown): row is DropRow {
  if (typeof row !== 'object' || row === null) return false;
  const cells = new Map<string, unknown>(Object.entries(row));
  return Object.values(TABLE_SHAPES[table].values).every((column) => {
    const cell = cells.get(column);
    return typeof cell === 'string' ? WHOLE_TEXT.test(cell) : Number.isSafeInteger(cell);
  });
}

/** A writable column; `expression` reads it without loss. */
export type TableColumn = Record<'key' | 'name' | 'expression', string>;

interface DescribedColumn {
  name: string;
  type: string;
  extra: string | number | null;
}

const DESCRIBE_SERVER = `SELECT column_name AS name, data_type AS type, extra AS extra FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`;

const DESCRIBE_EMBEDDED = 'SELECT name, lower(type) AS type, hidden AS extra FROM pragma_table_xinfo(?)';

/** A driver would round or parse these values, so they are read as text. */
const EXACT: Readonly<Record<string, (column: string) => string>> = {
  float: (column) => `${column} + 0e0`,
  json: (column) => `CAST(${column} AS CHAR)`,
  // MariaDB reports JSON columns to the driver, which would parse them.
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

/** Servers report `STORED GENERATED`; `DEFAULT_GENERATED` is no computed column. The embedded database reports 2 and 3. */
function isComputed(extra: DescribedColumn['extra']): boolean {
  if (typeof extra === 'number') return extra >= 2;
  return extra !== null && /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i.test(extra);
}
