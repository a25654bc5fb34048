import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names and texts of the demo world; the build copies them as they are. */
const FOLDER = new URL('../data/', import.meta.url);

/** A part of a data file: what its heading says, and its rows as trimmed cells. */
export interface DataSection {
  title: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The sections of a data file such as `items/weapons`. Throws a RangeError for a row with fewer cells than `cells`. */
export function readSections(file: string, cells = 1): DataSection[] {
  const text = readFileSync(fileURLToPath(new URL(`${file}.txt`, FOLDER)), 'utf8');
  return parseSections(text, cells, file);
}

/** The rows of all sections of a data file. */
export function readRows(file: string, cells: number): (readonly string[])[] {
  return readSections(file, cells).flatMap(({ rows }) => rows);
}

/** The lines of a data file that has one text a line. */
export function readLines(file: string): string[] {
  return readSections(file).flatMap(({ rows }) => rows.map((row) => row.join(' | ')));
}

/** The sections of a data file by the first word of their headings. */
export function readSectionsByTitle(file: string, cells = 1): ReadonlyMap<string, DataSection['rows']> {
  return new Map(readSections(file, cells).map(({ title: [name = ''], rows }) => [name, rows]));
}

/**
 * The form of all data files: a line that begins with `#` is a comment, `[name | more]` opens a section, every other line
 * is a row, and cells are parted by `|`. `file` is named where a row has fewer cells than asked for.
 */
export function parseSections(text: string, cells: number, file: string): DataSection[] {
  const sections: { title: string[]; rows: string[][] }[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[') && line.endsWith(']')) {
      sections.push({ title: cellsOf(line.slice(1, -1)), rows: [] });
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

/** The parts of a cell that lists several things. */
export function listOf(cell: string | undefined, separator = ','): string[] {
  return (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
