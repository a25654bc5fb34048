export type CsvCell = string | number | boolean | null;

/**
 * Places before what spreadsheets run as a formula (OWASP, CSV injection): at the beginning of a text, and behind a semicolon or line
 * break in it, where those begin a cell that read semicolons as separators, as in most of Europe, and so no quotes before them.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?![\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu;

/** Without it Excel reads UTF-8 as the code page of its computer. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as what it is: UTF-8 with its mark, texts quoted, and a text that would be a
 * formula behind an apostrophe. Numbers, `true` and `false` stand as they are; `null` is an empty cell. By hand, since a library (`csv-stringify` 6) has the
 * same result in as many lines, a third party more and twice the time: it does the quoting, and of formulas it knows those alone
 * that begin a cell.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${csvBeginning(header)}${csvLines(rows)}`;
}

/** The first line of a file that is written in parts. */
export function csvBeginning(header: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLines([header])}`;
}

/** Lines of a file that has begun; '' for none. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${cell.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;
}
