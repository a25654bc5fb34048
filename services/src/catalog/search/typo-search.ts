import UFuzzy from '@leeoniya/ufuzzy';
import { isCjk } from './search-key.js';

/** Shorter terms match too much when one sign may be wrong; longer ones are no names. */
const SHORTEST = 3;
const LONGEST = 40;
const MAX_WORDS = 6;

/** How many near misses are worth a look. */
const MAX_FOUND = 50;

const ONE_TYPO = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

const latin = new UFuzzy(ONE_TYPO);

const anyScript = new UFuzzy({
  ...ONE_TYPO,
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
});

/** Whether a term (as a search key) is worth a search that forgives a wrong, missing, doubled or swapped sign in each word. */
export function canHaveTypos(key: string): boolean {
  return (
    key.length >= SHORTEST &&
    key.length <= LONGEST &&
    key.split(' ').length <= MAX_WORDS &&
    /\p{L}{3}/u.test(key) &&
    !isCjk(key)
  );
}

/** Whether a text of these characters can resemble a term: it forgives one in each word, so one at most may be foreign. */
export function canResemble(characters: ReadonlySet<string>, key: string): boolean {
  const words = key.split(/[^\p{L}\d']+/u).map((word) => Array.from(word));
  return words.every((word) => word.filter((character) => !characters.has(character)).length <= 1);
}

/** Places in `keys` that resemble the term, nearest first. */
export function searchWithTypos(keys: string[], key: string): number[] {
  const matcher = matcherFor(key);
  const found = matcher.filter(keys, key);
  if (found === null || found.length === 0) return [];
  const info = matcher.info(found, keys, key);
  const places: number[] = [];
  for (const at of matcher.sort(info, keys, key).slice(0, MAX_FOUND)) {
    const place = info.idx[at];
    if (place !== undefined) places.push(place);
  }
  return places;
}

/** Which characters of some keys resemble the term, by their place: pairs of start and end. None for a key that does not. */
export function rangesWithTypos(keys: string[], key: string): Map<number, [number, number][]> {
  const matcher = matcherFor(key);
  const result = new Map<number, [number, number][]>();
  const found = matcher.filter(keys, key);
  if (found === null || found.length === 0) return result;
  const { idx, ranges } = matcher.info(found, keys, key);
  idx.forEach((place, at) => result.set(place, pairsOf(ranges[at] ?? [])));
  return result;
}

function pairsOf(flat: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const [start, end] = flat.slice(at, at + 2);
    if (start !== undefined && end !== undefined) pairs.push([start, end]);
  }
  return pairs;
}

function matcherFor(key: string): UFuzzy {
  return /^[\x20-\x7e]*$/.test(key) ? latin : anyScript;
}
