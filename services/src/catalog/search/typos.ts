import { resemblanceOf, type Resemblance } from './edit-distance.js';
import { isCjk, wordsOf } from './search-key.js';

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

/** Positions of a term's words in a name, by word; undefined if one is missing, or has too many typos. */
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
