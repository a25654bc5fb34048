export interface Resemblance {
  readonly typos: number;
  /** Number of characters of the word that match: all, or the part typed so far. */
  readonly length: number;
}

/** Beginnings of shorter words resemble too many others once a typo is allowed. */
const SHORTEST_BEGINNING = 5;

const MAX_LENGTH = 64;
const WIDTH = MAX_LENGTH + 1;
const table = new Uint8Array(WIDTH * WIDTH);

/**
 * Compares a typed word with a whole word or its beginning, whichever has fewer typos; two swapped neighbours count
 * as one (optimal string alignment). Undefined for more than `maximum` typos.
 */
export function resemblanceOf(typed: string, word: string, maximum: number): Resemblance | undefined {
  if (word.startsWith(typed)) return { typos: 0, length: typed.length };
  if (maximum === 0 || typed.length > MAX_LENGTH || typed.length - word.length > maximum) return undefined;
  const columns = Math.min(word.length, typed.length + maximum, MAX_LENGTH);
  if (!fillTable(typed, word, columns, maximum)) return undefined;
  const row = typed.length * WIDTH;
  let best: Resemblance | undefined;
  const isBeginning = typed.length >= SHORTEST_BEGINNING && typed[0] === word[0];
  for (let length = typed.length - maximum; length <= columns; length += 1) {
    if (!isBeginning && length < word.length) continue;
    const typos = table[row + length] ?? maximum + 1;
    // The longest of those with the fewest typos wins: the whole word if it can be.
    if (best === undefined || typos <= best.typos) best = { typos, length };
  }
  return best !== undefined && best.typos <= maximum ? best : undefined;
}

/** False as soon as no cell of two rows is within the maximum (a swap reaches over one): no cell below them can be. */
function fillTable(typed: string, word: string, columns: number, maximum: number): boolean {
  for (let column = 0; column <= columns; column += 1) table[column] = column;
  let leastAbove = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const here = row * WIDTH;
    const above = here - WIDTH;
    table[here] = row;
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (table[above + column - 1] ?? 0) + (isSame ? 0 : 1),
        (table[above + column] ?? 0) + 1,
        (table[here + column - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (table[above - WIDTH + column - 2] ?? 0) + 1);
      table[here + column] = cost;
      if (cost < least) least = cost;
    }
    if (least > maximum && leastAbove > maximum) return false;
    leastAbove = least;
  }
  return true;
}
