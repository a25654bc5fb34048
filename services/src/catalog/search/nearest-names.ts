import { isCjk, wordsOf } from './search-key.js';

const LEAST_ALIKE = 0.5;

/** The same for scripts where a sign is a word, so that there are few pairs. */
const LEAST_ALIKE_CJK = 0.35;

/** A name must reach this share of the best likeness to be suggested too. */
const LEAST_OF_BEST = 0.7;

export const MAX_NEAREST = 5;

export interface NearPlace {
  readonly place: number;
  readonly alike: number;
}

/**
 * Finds names that resemble a term, whatever is wrong with it, by common pairs of neighbouring letters (word edges
 * count as letters). It reads the lists of at most sixty pairs for any term.
 */
export class NearestNames {
  private readonly namesByPair = new Map<string, number[]>();
  private readonly sizes: Uint16Array;

  constructor(keys: readonly string[]) {
    this.sizes = new Uint16Array(keys.length);
    keys.forEach((key, place) => {
      const pairs = pairsOf(key);
      this.sizes[place] = pairs.size;
      for (const pair of pairs) {
        const names = this.namesByPair.get(pair);
        if (names) names.push(place);
        else this.namesByPair.set(pair, [place]);
      }
    });
  }

  find(key: string): NearPlace[] {
    const pairs = pairsOf(key);
    const enough = isCjk(key) ? LEAST_ALIKE_CJK : LEAST_ALIKE;
    const shared = new Uint16Array(this.sizes.length);
    for (const pair of pairs) {
      for (const place of this.namesByPair.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    }
    const found: NearPlace[] = [];
    shared.forEach((count, place) => {
      const alike = (2 * count) / (pairs.size + (this.sizes[place] ?? 0));
      if (alike >= enough) found.push({ place, alike });
    });
    found.sort((a, b) => b.alike - a.alike || a.place - b.place);
    const least = (found[0]?.alike ?? 0) * LEAST_OF_BEST;
    return found.filter(({ alike }) => alike >= least);
  }
}

function pairsOf(key: string): Set<string> {
  const pairs = new Set<string>();
  for (const { text } of wordsOf(key)) {
    const signs = [...` ${text} `];
    for (let at = 1; at < signs.length; at += 1) pairs.add(`${signs[at - 1]}${signs[at]}`);
  }
  return pairs;
}
