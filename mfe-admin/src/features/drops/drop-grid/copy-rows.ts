import { dropPercentOf } from '@portico/domain';
import type { GridRow } from './grid-row';

/** Names of columns that the paste understands in every language. */
const HEADER = ['itemId', 'name', 'min', 'max', 'questId', 'percent'];

/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a spreadsheet takes them: columns between tabs, with a header. */
export function copyRows(rows: readonly GridRow[], nameOf: (itemId: number) => string): string {
  const lines = rows.map(({ table, values }) => [
    String(values.itemId),
    cellText(nameOf(values.itemId)),
    String(values.minQuantity),
    String(values.maxQuantity),
    values.questId > 0 ? String(values.questId) : '',
    String(dropPercentOf(table, values.chance)),
  ]);
  return [HEADER, ...lines].map((cells) => cells.join('\t')).join('\n');
}

function cellText(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(text) || FORMULA.test(line) ? `'${line}` : line;
}
