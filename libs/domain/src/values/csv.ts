export type CsvCell = string | number | boolean | null;

/**
 * Places before text that spreadsheets would run as a formula (OWASP, CSV injection): at the beginning of a cell, and after a semicolon
 * or line break. In most of Europe, spreadsheets read semicolons as separators, and a cell that begins there has no quotes before it.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?![\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu;

/** Without this mark, Excel reads UTF-8 as the computer's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) for spreadsheets: UTF-8 with its mark, texts in quotes, an apostrophe before text that would
 * be a formula. Numbers, `true` and `false` are unquoted; `null` is an empty cell. Written by hand because a library
 * (`csv-stringify` 6) only escapes formulas at the beginning of a cell, takes twice the time, and saves no lines.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${csvBeginning(header)}${csvLines(rows)}`;
}

/** First line of a file that is written in parts. */
export function csvBeginning(header: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLines([header])}`;
}

/** Further lines of a file; '' for none. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${cell.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;
}
