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

export interface CreatedTable extends Pick<TableOptions, 'name'> {
  columns: TableColumnOptions[];
  indices?: TableIndexOptions[];
}

const STATEMENT = /^(?:(index|unique) )?(\w+): (.+)$/;

/** Statements such as `day: id int key; unique day_id: id`. `parts` is the text after the colon. Throws for anything else. */
export function statementsOf(text: string): { kind: string | undefined; name: string; parts: string }[] {
  const statements = text.replace(/;\s*$/, '').split(';').map(oneLine);
  return statements.map((statement) => {
    const [, kind, name, parts] = STATEMENT.exec(statement) ?? [];
    if (name === undefined || parts === undefined) throw new SyntaxError(`No table or index: ${statement}`);
    return { kind, name, parts };
  });
}

/** Names of columns, separated by commas. */
export const namesIn = (list: string): string[] => list.split(/, ?/);

/** Tables in SQL words, each before its indexes: `portal_day: day int key, note text; index portal_day_note: note`. Else throws. */
export function tablesOf(text: string): CreatedTable[] {
  const tables: (CreatedTable & { indices: TableIndexOptions[] })[] = [];
  for (const { kind, name, parts } of statementsOf(text)) {
    const table = tables.at(-1);
    if (kind === undefined || !table) tables.push({ name, columns: columnsOf(parts), indices: [] });
    else table.indices.push({ name, columnNames: namesIn(parts), isUnique: kind === 'unique' });
  }
  return tables;
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
