import { isCjk, wordsOf } from './search-key.js';

interface Resemblance {
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

/** One typo for each this many letters, at most two. */
const LETTERS_PER_TYPO = 5;
const MAX_TYPOS = 2;

/** Longer terms cannot be names. */
const LONGEST = 40;
const MAX_WORDS = 6;

/** Shorter words allow no typo, and words below the other length only one. */
const SHORTEST_WORD = 3;
const SHORTEST_FOR_TWO = 8;

export interface TypedWord {
  readonly text: string;
  readonly maximum: number;
}

export interface TypedTerm {
  readonly words: readonly TypedWord[];
  readonly maximum: number;
}

/** Ways to read a misspelled term: as it is, and two words as one. None for short terms and scripts where a sign is a word. */
export function readingsOf(key: string): TypedTerm[] {
  if (key.length > LONGEST || isCjk(key)) return [];
  const words = wordsOf(key).map(({ text }) => text);
  const letters = words.join('').replaceAll(/\P{L}/gu, '').length;
  const maximum = Math.min(MAX_TYPOS, Math.floor(letters / LETTERS_PER_TYPO));
  if (maximum === 0 || words.length > MAX_WORDS) return [];
  const asTyped = { words: words.map((text) => ({ text, maximum: typosOf(text, maximum) })), maximum };
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return [asTyped];
  const text = first + second;
  return [asTyped, { words: [{ text, maximum: typosOf(text, maximum - 1) }], maximum: maximum - 1 }];
}

function typosOf(word: string, maximum: number): number {
  if (word.length < SHORTEST_WORD || !/^[\p{L}\p{M}']+$/u.test(word)) return 0;
  return Math.min(maximum, word.length < SHORTEST_FOR_TWO ? 1 : MAX_TYPOS);
}

/** The letters of a word as bits, to rule out words quickly. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether words with these letters can be alike with this many typos: each typo adds one letter that the other word lacks. */
export function canResemble(typed: number, word: number, maximum: number): boolean {
  let missing = typed & ~word;
  for (let count = 0; missing !== 0; count += 1) {
    if (count === maximum) return false;
    missing &= missing - 1;
  }
  return true;
}

export function resemblingWords(
  words: readonly string[],
  { words: typed, maximum }: TypedTerm,
): ReadonlyMap<number, Resemblance> | undefined {
  const found = new Map<number, Resemblance>();
  let typos = 0;
  for (const { text, maximum: most } of typed) {
    let best: { at: number; resemblance: Resemblance } | undefined;
    words.forEach((word, at) => {
      const resemblance = resemblanceOf(text, word, most);
      if (resemblance && (best === undefined || resemblance.typos < best.resemblance.typos)) {
        best = { at, resemblance };
      }
    });
    if (best === undefined) return undefined;
    typos += best.resemblance.typos;
    found.set(best.at, best.resemblance);
  }
  return typos <= maximum ? found : undefined;
}
