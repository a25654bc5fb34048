import type { TableColumnOptions, TableIndexOptions } from 'typeorm';

/** The database of a stock server may be latin1, MyISAM or limited to short keys; the portal's tables are not. */
export const TABLE_ENGINE = 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci ROW_FORMAT=DYNAMIC';

export const growingKey = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
export const key = (name: string): TableColumnOptions => ({ name, type: 'integer', isPrimary: true });
export const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
export const big = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
export const tiny = (name: string): TableColumnOptions => ({ name, type: 'tinyint' });
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
export const blob = (name: string): TableColumnOptions => ({ name, type: 'blob' });
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
export const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
export const primary = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
/** Zero by default. */
export const counting = (column: TableColumnOptions): TableColumnOptions => ({ ...column, default: 0 });

const TYPES = {
  int: 'integer',
  bigint: 'bigint',
  tinyint: 'tinyint',
  text: 'text',
  blob: 'blob',
  varchar: 'varchar',
};
const COLUMN = /^(\w+) (\w+)(?:\((\d+)\))?( key)?( null)?(?: default (\S+))?$/;

/**
 * Parses columns in SQL words: `id serial, note varchar(200) null, votes int default 0`; `key` marks the primary key.
 * Throws for anything else.
 */
export function columnsOf(definitions: string): TableColumnOptions[] {
  return definitions.split(',').map((definition) => columnOf(definition.replaceAll(/\s+/g, ' ').trim()));
}

function columnOf(definition: string): TableColumnOptions {
  if (definition === 'id serial') return growingKey();
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

/** Indexes of every log: by time, and by time of one character. */
export function logIndexes(table: string): TableIndexOptions[] {
  return [
    { name: `${table}_at`, columnNames: ['at'] },
    { name: `${table}_character`, columnNames: ['character_id', 'at'] },
  ];
}
