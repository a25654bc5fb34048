import type { Engine } from '../../platform/persistence/index.js';

export interface ColumnDefinition {
  name: string;
  /** MySQL column type. */
  type: string;
  isNullable?: boolean;
  /** The primary key, an auto-increment column. */
  isIncrement?: boolean;
  default?: string | number | null;
}

export interface TableDefinition {
  name: string;
  columns: readonly ColumnDefinition[];
  /** Primary key, if it is not the increment column. */
  primaryKey?: readonly string[];
  uniques?: Readonly<Record<string, readonly string[]>>;
  indexes: Readonly<Record<string, readonly string[]>>;
  /** Table options of MySQL. */
  options?: string;
}

/** Returns the statements that create a table and its indexes. */
export function createStatements(table: TableDefinition, engine: Engine): string[] {
  const quote = engine === 'sqlite' ? (name: string) => `"${name}"` : (name: string) => `\`${name}\``;
  const list = (names: readonly string[]) => names.map(quote).join(', ');
  const parts = table.columns.map((column) => `${quote(column.name)} ${columnType(column, engine)}`);
  const key = table.primaryKey ?? incrementKey(table, engine);
  if (key) parts.push(`PRIMARY KEY (${list(key)})`);
  const options = engine === 'mysql' && table.options ? ` ${table.options}` : '';
  return [
    `CREATE TABLE ${quote(table.name)} (${parts.join(', ')})${options}`,
    ...Object.entries(table.uniques ?? {}).map(
      ([name, columns]) =>
        `CREATE UNIQUE INDEX ${quote(`${table.name}_${name}`)} ON ${quote(table.name)} (${list(columns)})`,
    ),
    ...Object.entries(table.indexes).map(
      ([name, columns]) =>
        `CREATE INDEX ${quote(`${table.name}_${name}`)} ON ${quote(table.name)} (${list(columns)})`,
    ),
  ];
}

function incrementKey(table: TableDefinition, engine: Engine): readonly string[] | undefined {
  const column = table.columns.find(({ isIncrement }) => isIncrement);
  return column && engine === 'mysql' ? [column.name] : undefined;
}

function columnType(column: ColumnDefinition, engine: Engine): string {
  if (column.isIncrement) {
    return engine === 'sqlite'
      ? 'INTEGER PRIMARY KEY AUTOINCREMENT'
      : `${column.type} NOT NULL AUTO_INCREMENT`;
  }
  // SQLite compares text by case by default; the stock databases do not.
  const type =
    engine === 'sqlite' && /CHAR|TEXT/.test(column.type) ? `${column.type} COLLATE NOCASE` : column.type;
  const nullability = column.isNullable ? ' NULL' : ' NOT NULL';
  return `${type}${engine === 'sqlite' && column.isNullable ? '' : nullability}${defaultClause(column)}`;
}

function defaultClause(column: ColumnDefinition): string {
  const value = column.default;
  if (value === undefined) return column.isNullable && column.type === 'TIMESTAMP' ? ' DEFAULT NULL' : '';
  if (value === null) return ' DEFAULT NULL';
  if (typeof value === 'number' || value === 'CURRENT_TIMESTAMP') return ` DEFAULT ${value}`;
  return ` DEFAULT '${value}'`;
}
