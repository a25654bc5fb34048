import { type Engine, namesIn, oneLine, statementsOf } from '../../platform/persistence/index.js';

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

const DEFINITION = /^(\w+) (.+?)( increment)?(?: default (-?\d+|'.*'|NULL|CURRENT_TIMESTAMP))?( null)?$/;

/** Reads tables in MySQL's words. The key (unless a column is `increment`) and the indexes follow their table: `pets: id INT, name TEXT; key: id; index pet: name`. */
export function stockTablesOf(text: string): TableDefinition[] {
  const tables: TableDefinition[] = [];
  for (const { kind, name, parts } of statementsOf(text)) {
    const table = tables.at(-1);
    if (table && name === 'key') table.primaryKey = namesIn(parts);
    else if (table && kind === 'unique') table.uniques = { ...table.uniques, [name]: namesIn(parts) };
    else if (table && kind === 'index') table.indexes = { ...table.indexes, [name]: namesIn(parts) };
    else tables.push({ name, columns: columnsOf(parts), indexes: {} });
  }
  return tables;
}

/**
 * Parses columns in the words of MySQL, separated by commas: `id INT increment, level INT default 1, nick VARCHAR(20)
 * default NULL null`. Types keep their case. Columns are NOT NULL unless they end with `null`.
 */
function columnsOf(definitions: string): ColumnDefinition[] {
  const texts = definitions.match(/(?:'[^']*'|[^,'])+/g) ?? [];
  return texts.map((text) => columnOf(oneLine(text)));
}

function columnOf(definition: string): ColumnDefinition {
  const [, name, type, isIncrement, value, isNullable] = DEFINITION.exec(definition) ?? [];
  if (name === undefined || type === undefined) throw new SyntaxError(`No column: ${definition}`);
  return {
    name,
    type,
    ...(isIncrement !== undefined && { isIncrement: true }),
    ...(value !== undefined && { default: valueOf(value) }),
    ...(isNullable !== undefined && { isNullable: true }),
  };
}

function valueOf(text: string): ColumnDefinition['default'] {
  if (text === 'NULL') return null;
  if (text.startsWith("'")) return text.slice(1, -1);
  return text === 'CURRENT_TIMESTAMP' ? text : Number(text);
}
