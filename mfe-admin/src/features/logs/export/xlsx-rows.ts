/** A cell value, never a formula. */
export type SheetCell = { value: string; type: StringConstructor } | number | boolean | Date | null;

/** Larger logs need CSV: a sheet is held in memory. */
export const MAX_SHEET_ROWS = 250_000;

/** Longest text in a cell of a sheet. */
const MAX_CELL_TEXT = 32_767;
/** Server time: sheets know no time zones. */
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;
/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Lone surrogates. */
const HALF_LETTERS = /\p{Surrogate}/gu;

/** Numbers as numbers, moments as dates, everything else as plain text. */
export function sheetCell(value: unknown): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && MOMENT.test(value)) {
    const moment = new Date(value.replace(MOMENT, '$1T$2Z'));
    if (!Number.isNaN(moment.getTime())) return moment;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    value: text.replace(UNWRITABLE, '').replace(HALF_LETTERS, '\uFFFD').slice(0, MAX_CELL_TEXT),
    type: String,
  };
}

/** Splits a stream into JSON lines. */
export class LineReader {
  readonly #decoder = new TextDecoder();
  #rest = '';

  /** Returns the lines that this part completes. */
  read(part: Uint8Array): unknown[][] {
    const lines = (this.#rest + this.#decoder.decode(part, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.filter((line) => line !== '').map(cellsOf);
  }

  /** Returns the text after the last line break as a line; empty if there is none. */
  end(): unknown[][] {
    const line = this.#rest + this.#decoder.decode();
    this.#rest = '';
    return line.trim() === '' ? [] : [cellsOf(line)];
  }
}

function cellsOf(line: string): unknown[] {
  const cells: unknown = JSON.parse(line);
  if (!Array.isArray(cells)) throw new TypeError('A line of the log is not an array of cells.');
  return cells;
}
