import { resemblanceOf, type Resemblance } from './edit-distance.js';
import { isCjk, wordsOf } from './search-key.js';

/** One typo in so many letters, and two at most. */
const LETTERS_PER_TYPO = 5;
const MAX_TYPOS = 2;

/** Longer terms are no names. */
const LONGEST = 40;
const MAX_WORDS = 6;

/** Shorter words have no typo, and words below the other length not two. */
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

/** The letters of a word as bits: words with other letters need no closer look. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether words of these letters can be alike with so many typos: each brings one letter that the other has not. */
export function canResemble(typed: number, word: number, maximum: number): boolean {
  let missing = typed & ~word;
  for (let count = 0; missing !== 0; count += 1) {
    if (count === maximum) return false;
    missing &= missing - 1;
  }
  return true;
}

/** Where the words of a term are in a name, by the index of the word; undefined where they are not, or with too many typos. */
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
