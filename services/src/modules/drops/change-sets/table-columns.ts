import type { DropTable } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { stockColumnsOf, TABLE_SHAPES } from './drop-tables.js';

/** A column that can be written, and what reads it so that it can be written back. */
export interface TableColumn {
  /** Of the row as it is kept: stock columns in lower case. */
  key: string;
  /** As the table spells it. */
  name: string;
  expression: string;
  isStock: boolean;
}

interface DescribedColumn {
  name: string;
  type: string;
  extra: string | number | null;
}

const DESCRIBE_SERVER = `SELECT column_name AS name, data_type AS type, extra AS extra FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`;

const DESCRIBE_EMBEDDED = 'SELECT name, lower(type) AS type, hidden AS extra FROM pragma_table_xinfo(?)';

/** What a driver would round or parse on the way. */
const EXACT: Readonly<Record<string, (column: string) => string>> = {
  float: (column) => `${column} + 0e0`,
  json: (column) => `CAST(${column} AS CHAR)`,
  // MariaDB stores JSON as such, and says so to the driver, which parses it.
  longtext: (column) => `CAST(${column} AS CHAR)`,
};

/** All columns of a drop table but those that the database itself computes. */
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
      return { key: isStock ? name.toLowerCase() : name, name, expression, isStock };
    });
}

/** On servers `STORED GENERATED`, not `DEFAULT_GENERATED`; 2 and 3 in the embedded database. */
function isComputed(extra: DescribedColumn['extra']): boolean {
  if (typeof extra === 'number') return extra >= 2;
  return extra !== null && /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i.test(extra);
}
