import type { ColumnDefinition } from './table-definition.js';

const DEFINITION = /^(\w+) (.+?)( increment)?(?: default (-?\d+|'.*'|NULL|CURRENT_TIMESTAMP))?( null)?$/;

/**
 * Parses columns in the words of MySQL, separated by commas: `id INT increment, level INT default 1, nick VARCHAR(20)
 * default NULL null`. Types keep their case. Columns are NOT NULL unless they end with `null`.
 */
export function columnsOf(definitions: string): ColumnDefinition[] {
  const texts = definitions.match(/(?:'[^']*'|[^,'])+/g) ?? [];
  return texts.map((text) => columnOf(text.replaceAll(/\s+/g, ' ').trim()));
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
