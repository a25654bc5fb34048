import type { ColumnDefinition, TableDefinition } from './table-definition.js';

const DEFINITION = /^(\w+) (.+?)( increment)?(?: default (-?\d+|'.*'|NULL|CURRENT_TIMESTAMP))?( null)?$/;

const STATEMENT = /^(?:(index|unique) )?(\w+): (.+)$/;

/** Tables in the words of MySQL, each before its key, where it is not counted up, and its indexes: `pets: id INT, name TEXT; key: id; index pet: name`. */
export function tablesOf(statements: string): TableDefinition[] {
  const tables: TableDefinition[] = [];
  for (const statement of statements.trim().replace(/;$/, '').split(';')) {
    const [, kind, name = '', parts = ''] = STATEMENT.exec(oneLine(statement)) ?? [];
    const table = tables.at(-1);
    if (table && name === 'key') table.primaryKey = parts.split(', ');
    else if (table && kind === 'unique') table.uniques = { ...table.uniques, [name]: parts.split(', ') };
    else if (table && kind === 'index') table.indexes = { ...table.indexes, [name]: parts.split(', ') };
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

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();
