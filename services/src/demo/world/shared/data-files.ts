/** A part of a text table: what its heading says, and its rows as trimmed cells. */
export interface TableSection {
  title: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * Reads the lists of the demo world, which are written down as text so that they can be read like a page: a line that
 * begins with `#` opens a section, every other line is a row, cells are parted by `|`. Throws a RangeError for a row
 * with fewer cells than asked for, so that a slip of the pen is noticed at once.
 */
export function readTable(text: string, cells: number): TableSection[] {
  const sections: { title: string[]; rows: string[][] }[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      sections.push({ title: cellsOf(line.slice(1)), rows: [] });
      continue;
    }
    const row = cellsOf(line);
    if (row.length < cells) throw new RangeError(`${cells} cells expected: ${line}`);
    const section = sections.at(-1) ?? { title: [], rows: [] };
    if (sections.length === 0) sections.push(section);
    section.rows.push(row);
  }
  return sections;
}

/** The rows of a table without headings, or of all its sections. */
export function readRows(text: string, cells: number): (readonly string[])[] {
  return readTable(text, cells).flatMap(({ rows }) => rows);
}

/** The parts of a cell that lists several things. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
