import { type Column, columnOf, joinColumns, searchAscending } from './columns.js';
import { buildNameTable, type NameTable, NameText } from './name-table.js';

/** Turns the table of folded names back into names as written. */
export interface NameSpelling {
  /** Bits by row: the code units that are capitals. */
  capitals: Column;
  /** Ascending rows whose names are not given back by capitals. */
  oddRows: Uint32Array;
  oddNames: NameTable;
}

/** Bits of a 32-bit integer without its sign. */
const MAX_BITS = 31;

/** `texts` are as `buildNameTable` takes them, `folded` are the same in the spelling of `foldName`. */
export function spellingOf(texts: readonly string[], folded: readonly string[]): NameSpelling {
  const oddRows: number[] = [];
  const oddNames: string[] = [];
  let rows = 0;
  const capitals = texts.map((text, index) => {
    const foldedNames = String(folded[index]).split('\n');
    const bitsOfNames = text.split('\n').map((name, at) => {
      const bits = capitalsOf(name, String(foldedNames[at]));
      if (bits === undefined) {
        oddRows.push(rows + at);
        oddNames.push(name);
      }
      return bits ?? 0;
    });
    rows += bitsOfNames.length;
    return columnOf(bitsOfNames);
  });
  return {
    capitals: joinColumns(capitals),
    oddRows: Uint32Array.from(oddRows),
    oddNames: buildNameTable(oddNames),
  };
}

function capitalsOf(name: string, folded: string): number | undefined {
  if (name === folded) return 0;
  if (name.length > MAX_BITS) return undefined;
  let bits = 0;
  for (let at = 0; at < name.length; at++) if (name[at] !== folded[at]) bits |= 1 << at;
  return withCapitals(folded, bits) === name ? bits : undefined;
}

function withCapitals(folded: string, bits: number): string {
  // Nearly all names have one capital, the first.
  if (bits === 1) return folded.charAt(0).toUpperCase() + folded.slice(1);
  let name = '';
  for (let at = 0; at < folded.length; at++) {
    const letter = folded.charAt(at);
    name += bits & (1 << at) ? letter.toUpperCase() : letter;
  }
  return name;
}

/** Names of characters as they write them. A line break in a name is a blank. */
export class WrittenNames {
  private readonly folded: NameText;
  private readonly odd: NameText;

  constructor(
    names: NameTable,
    private readonly spelling: NameSpelling,
  ) {
    this.folded = new NameText(names);
    this.odd = new NameText(spelling.oddNames);
  }

  at(row: number): string {
    const { capitals, oddRows } = this.spelling;
    const place = searchAscending(oddRows, row);
    if (place !== -1) return this.odd.textAt(place);
    const folded = this.folded.textAt(row);
    const bits = Number(capitals[row]);
    return bits === 0 ? folded : withCapitals(folded, bits);
  }
}
