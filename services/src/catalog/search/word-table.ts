import { resemblanceOf, canResemble, lettersOf, type TypedTerm, type TypedWord } from './typos.js';

const NONE = 255;

/** A typo outweighs all unfinished words of a term. */
const TYPO_WEIGHT = 8;

/** The words of all names, each once: a typed word is compared with some thousands of words instead of all names. */
export class WordTable {
  private readonly words: readonly string[];
  private readonly letters: Int32Array;
  private readonly wordsByName: readonly Uint32Array[];

  constructor(names: readonly (readonly string[])[]) {
    const places = new Map<string, number>();
    this.wordsByName = names.map((words) =>
      Uint32Array.from(words, (word) => {
        const place = places.get(word) ?? places.size;
        places.set(word, place);
        return place;
      }),
    );
    this.words = [...places.keys()];
    this.letters = Int32Array.from(this.words, lettersOf);
  }

  /** Names with all words of the term, within its typos, and the distance of each. */
  resembling({ words, maximum }: TypedTerm): Map<number, number> {
    const found = new Map<number, number>();
    if (words.length === 0) return found;
    const columns = words.map((word) => this.distancesTo(word));
    const most = maximum * TYPO_WEIGHT + TYPO_WEIGHT - 1;
    for (let place = 0; place < this.wordsByName.length; place += 1) {
      const distance = sumOfLeast(columns, this.wordsByName[place], most);
      if (distance <= most) found.set(place, distance);
    }
    return found;
  }

  private distancesTo({ text, maximum }: TypedWord): Uint8Array {
    const distances = new Uint8Array(this.words.length).fill(NONE);
    const letters = lettersOf(text);
    for (let place = 0; place < distances.length; place += 1) {
      const others = this.letters[place] ?? 0;
      if (!canResemble(letters, others, maximum)) continue;
      const word = this.words[place] ?? '';
      // Only words with the same first letter are compared by their beginning.
      if (word[0] !== text[0] && !canResemble(others, letters, maximum)) continue;
      const resemblance = resemblanceOf(text, word, maximum);
      if (resemblance === undefined) continue;
      const isWhole = resemblance.length === word.length;
      distances[place] = resemblance.typos * TYPO_WEIGHT + (isWhole ? 0 : 1);
    }
    return distances;
  }
}

function sumOfLeast(columns: readonly Uint8Array[], words: Uint32Array | undefined, most: number): number {
  let sum = 0;
  for (const column of columns) {
    let least = NONE;
    for (const word of words ?? []) least = Math.min(least, column[word] ?? NONE);
    sum += least;
    if (sum > most) return NONE;
  }
  return sum;
}
