import { namesIn, oneLine, statementsOf } from '../../platform/persistence/index.js';
import type { ColumnDefinition, TableDefinition } from './table-definition.js';

const DEFINITION = /^(\w+) (.+?)( increment)?(?: default (-?\d+|'.*'|NULL|CURRENT_TIMESTAMP))?( null)?$/;

/** Tables in the words of MySQL, each before its key, unless that is `increment`, and its indexes: `pets: id INT, name TEXT; key: id; index pet: name`. */
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
