import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordOf } from '@portico/services/platform/collections';

/** Names and texts of the demo world. The build copies them unchanged. */
const FOLDER = new URL('../', import.meta.url);

/** A section of a data file: the words of its heading, and its rows as trimmed cells. */
export interface DataSection {
  title: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Sections of a data file such as `items/weapons`. Throws a RangeError for a row with fewer cells than `cells`, or a heading with fewer than `titleCells`. */
export function readSections(file: string, cells = 1, titleCells = 0): DataSection[] {
  const text = readFileSync(fileURLToPath(new URL(`${file}.txt`, FOLDER)), 'utf8');
  return parseSections(text, cells, file, titleCells);
}

export function readRows(file: string, cells: number): (readonly string[])[] {
  return readSections(file, cells).flatMap(({ rows }) => rows);
}

export function readTable<C extends string>(file: string, columns: readonly C[]): Record<C, string>[] {
  return readRows(file, columns.length).map((row) =>
    recordOf(columns, (name) => row[columns.indexOf(name)] ?? ''),
  );
}

export function readLines(file: string): string[] {
  return readSections(file).flatMap(({ rows }) => rows.map((row) => row.join(' | ')));
}

/** Sections of a data file by the first word of their headings. */
export function readSectionsByTitle(file: string, cells = 1): ReadonlyMap<string, DataSection['rows']> {
  return new Map(readSections(file, cells).map(({ title: [name = ''], rows }) => [name, rows]));
}

/**
 * Parses a data file. A line that begins with `#` is a comment, `[name | more]` opens a section, every other line is
 * a row with cells separated by `|`. Errors name `file`.
 */
export function parseSections(text: string, cells: number, file: string, titleCells = 0): DataSection[] {
  const sections: { title: string[]; rows: string[][] }[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[') && line.endsWith(']')) {
      const title = cellsOf(line.slice(1, -1));
      if (title.length < titleCells) throw new RangeError(`${file}: ${titleCells} cells expected: ${line}`);
      sections.push({ title, rows: [] });
      continue;
    }
    const row = cellsOf(line);
    if (row.length < cells) throw new RangeError(`${file}: ${cells} cells expected: ${line}`);
    const section = sections.at(-1) ?? { title: [], rows: [] };
    if (sections.length === 0) sections.push(section);
    section.rows.push(row);
  }
  return sections;
}

export function listOf(cell: string | undefined, separator = ','): string[] {
  return (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Reads a number. Throws a RangeError for an empty cell or any other text. */
export function numberOf(cell: string | undefined, file: string): number {
  const number = Number(cell);
  if (!cell || Number.isNaN(number)) throw new RangeError(`${file}: number expected: ${cell ?? ''}`);
  return number;
}

/** Reads one of several words. Throws a RangeError for any other text. */
export function choiceOf<T extends string>(choices: readonly T[], cell: string | undefined, file: string): T {
  const choice = choices.find((one) => one === cell);
  if (choice === undefined) throw new RangeError(`${file}: unknown: ${cell ?? ''}`);
  return choice;
}

/** Reads `incPAD=17 islot=Wp`: properties of the game files, numbers or else texts. */
export function propertiesOf(cell: string | undefined): Record<string, number | string> {
  const pairs = pairsOf(cell);
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, Number.isNaN(Number(text)) ? text : Number(text)]),
  );
}

/** Reads `hp=50 mp=10`. Throws a RangeError for anything but numbers. */
export function numbersOf(cell: string | undefined, file: string): Record<string, number> {
  return Object.fromEntries(pairsOf(cell).map(([name, text]) => [name, numberOf(text, file)]));
}

function pairsOf(cell: string | undefined): [name: string, text: string][] {
  return listOf(cell, ' ').map((part) => {
    const [name = '', text = ''] = part.split('=');
    if (text === '') throw new RangeError(`property without a value: ${part}`);
    return [name, text];
  });
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
