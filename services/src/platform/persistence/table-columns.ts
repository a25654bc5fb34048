import type { TableColumnOptions, TableIndexOptions, TableOptions } from 'typeorm';

/** The database of a stock server may be latin1, MyISAM or limited to short keys; the portal's tables are not. */
export const TABLE_ENGINE = 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci ROW_FORMAT=DYNAMIC';

const GROWING_KEY: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};

const TYPES = {
  int: 'integer',
  bigint: 'bigint',
  tinyint: 'tinyint',
  text: 'text',
  blob: 'blob',
  varchar: 'varchar',
};
const COLUMN = /^(\w+) (\w+)(?:\((\d+)\))?( key)?( null)?(?: default (\S+))?$/;

interface CreatedTable extends Pick<TableOptions, 'name'> {
  columns: TableColumnOptions[];
  indices: TableIndexOptions[];
}

interface AddedIndex {
  table: string;
  name: string;
  columnNames: string[];
  isUnique: boolean;
}

/** Tables, columns and indexes that a migration adds. */
export interface Additions {
  /** Columns of tables of earlier migrations, by table. */
  columns: Record<string, TableColumnOptions[]>;
  tables: CreatedTable[];
  /** Indexes of tables of earlier migrations. */
  indexes: AddedIndex[];
}

const STATEMENT = /^(?:(index|unique|columns) )?(\w+)(?: on (\w+))?: (.+)$/;

/** Statements such as `day: id int key; unique day_id: id`. `parts` is the text after the colon. Throws for anything else. */
export function statementsOf(text: string) {
  const statements = text.replace(/;\s*$/, '').split(';').map(oneLine);
  return statements.map((statement) => {
    const [, kind, name, on, parts] = STATEMENT.exec(statement) ?? [];
    if (name === undefined || parts === undefined) throw new SyntaxError(`No table or index: ${statement}`);
    return { kind, name, on, parts };
  });
}

/** Names of columns, separated by commas. */
export const namesIn = (list: string): string[] => list.split(/, ?/);

/**
 * Tables in SQL words, each before its indexes: `portal_day: day int key, note text; index portal_day_note: note`. For tables of earlier
 * migrations: `columns portal_day: hint text null; index portal_day_hint on portal_day: hint`. Throws for anything else.
 */
export function additionsOf(text: string): Additions {
  const { columns, tables, indexes }: Additions = { columns: {}, tables: [], indexes: [] };
  for (const { kind, name, on, parts } of statementsOf(text)) {
    const index = { name, columnNames: namesIn(parts), isUnique: kind === 'unique' };
    if (kind === 'columns') columns[name] = columnsOf(parts);
    else if (kind === undefined) tables.push({ name, columns: columnsOf(parts), indices: [] });
    else if (on !== undefined) indexes.push({ table: on, ...index });
    else if (tables.length === 0) throw new SyntaxError(`No table before the index ${name}`);
    else tables.at(-1)?.indices.push(index);
  }
  return { columns, tables, indexes };
}

/** Columns in SQL words: `id serial, note varchar(200) null, votes int default 0`; `key` marks the primary key. Else throws. */
export function columnsOf(definitions: string): TableColumnOptions[] {
  return definitions.split(',').map((definition) => columnOf(oneLine(definition)));
}

function columnOf(definition: string): TableColumnOptions {
  if (definition === 'id serial') return GROWING_KEY;
  const [, name = '', word = '', length, isPrimary, isNullable, value] = COLUMN.exec(definition) ?? [];
  const type = Object.entries(TYPES).find(([sql]) => sql === word)?.[1];
  if (type === undefined) throw new SyntaxError(`No column: ${definition}`);
  return {
    name,
    type,
    ...(length !== undefined && { length }),
    ...(isPrimary !== undefined && { isPrimary: true }),
    ...(isNullable !== undefined && { isNullable: true }),
    ...(value !== undefined && { default: /^\d+$/.test(value) ? Number(value) : value }),
  };
}

/** The words with single spaces between them. */
export const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();
