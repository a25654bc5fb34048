import Papa from 'papaparse';

/** Maximum rows per paste; the rest is reported, not read. */
export const MAX_PASTED_ROWS = 5000;

export const PASTE_FIELDS = ['item', 'name', 'min', 'max', 'quest', 'chance'] as const;
type PasteField = (typeof PASTE_FIELDS)[number];

/** A line of the paste: texts of the columns that it has. */
export interface PastedLine extends Partial<Record<PasteField, string>> {
  line: number;
}

interface PastedTable {
  lines: PastedLine[];
  hasMore: boolean;
}

/** English column names, accepted beside those of the page's language; lower case, letters only. */
const WORDS: Readonly<Record<string, PasteField>> = {
  item: 'item',
  id: 'item',
  itemid: 'item',
  name: 'name',
  itemname: 'name',
  min: 'min',
  minimum: 'min',
  minquantity: 'min',
  minimumquantity: 'min',
  max: 'max',
  maximum: 'max',
  maxquantity: 'max',
  maximumquantity: 'max',
  quest: 'quest',
  questid: 'quest',
  chance: 'chance',
  percent: 'chance',
  basepercent: 'chance',
  droppercent: 'chance',
};

/** Column order without a header, by number of columns; a name may follow the id. */
const BY_COUNT: Readonly<Record<number, readonly PasteField[]>> = {
  1: ['item'],
  2: ['item', 'chance'],
  3: ['item', 'min', 'max'],
  4: ['item', 'min', 'max', 'chance'],
  5: ['item', 'min', 'max', 'quest', 'chance'],
};

/** Parses clipboard text: tabs, semicolons or commas; the header is optional and can have any order. */
export function readTable(text: string, headers: Readonly<Record<string, PasteField>> = {}): PastedTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
    preview: MAX_PASTED_ROWS + 2,
  });
  const rows = data.map((cells) => cells.map((cell) => cell.trim()));
  const words = {
    ...WORDS,
    ...Object.fromEntries(Object.entries(headers).map(([word, field]) => [wordOf(word), field])),
  };
  const named = rows[0]?.map((cell) => words[wordOf(cell)]);
  const hasHeader = named !== undefined && (named.includes('item') || named.includes('name'));
  const body = hasHeader ? rows.slice(1) : rows;
  const lines = body.slice(0, MAX_PASTED_ROWS).map((cells, index) => {
    const fields = hasHeader ? named : fieldsOf(cells);
    const texts = cells.flatMap((cell, column) => {
      const field = fields[column];
      return field === undefined || cell === '' ? [] : [[field, cell] as const];
    });
    return { ...Object.fromEntries(texts), line: index + (hasHeader ? 2 : 1) };
  });
  return { lines, hasMore: body.length > MAX_PASTED_ROWS };
}

function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  return ['\t', ';'].find((one) => first.includes(one)) ?? ',';
}

function fieldsOf(cells: readonly string[]): readonly (PasteField | undefined)[] {
  const [item = '', second = ''] = cells;
  const hasName = /^\d+$/.test(item) && second !== '' && !/\d/.test(second[0] ?? '');
  const known = BY_COUNT[Math.min(cells.length - (hasName ? 1 : 0), 5)] ?? [];
  return hasName ? ['item', 'name', ...known.slice(1)] : known;
}

const wordOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}]/gu, '');
