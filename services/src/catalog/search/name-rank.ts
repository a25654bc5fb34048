import type { KindAlias } from './name-aliases.js';
import { shortFormOf, type HalvesOf } from './short-forms.js';
import { canResemble } from './typos.js';

const PLACE = { wholeFirst: 0, whole: 1, prefixFirst: 2, prefix: 3, part: 4 } as const;

type Place = (typeof PLACE)[keyof typeof PLACE];

interface FoundPlace {
  readonly place: Place;
  readonly start: number;
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Best position of a text in a name: whole words, the beginning of a word, or anywhere. Both are search keys. */
export function bestPlace(name: string, text: string): FoundPlace | undefined {
  let best: FoundPlace | undefined;
  for (let start = name.indexOf(text); start >= 0; start = name.indexOf(text, start + 1)) {
    const place = placeAt(name, start, start + text.length);
    if (best === undefined || place < best.place) best = { place, start };
    if (place <= PLACE.whole) break;
  }
  return best;
}

function placeAt(name: string, start: number, end: number): Place {
  if (start > 0 && isWithinWord(name, start)) return PLACE.part;
  const isWhole = end === name.length || !isWithinWord(name, end);
  if (start === 0) return isWhole ? PLACE.wholeFirst : PLACE.prefixFirst;
  return isWhole ? PLACE.whole : PLACE.prefix;
}

function isWithinWord(name: string, at: number): boolean {
  return isOfWord(name, at - 1) && isOfWord(name, at);
}

function isOfWord(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  // Half of a character outside the basic plane. Letters there are rare, and are never split.
  if (code >= 0xd800 && code <= 0xdfff) return true;
  return WORD_CHARACTER.test(name.charAt(at));
}

export interface IndexedName {
  readonly key: string;
  readonly id: string;
  readonly aside: string;
  readonly words: readonly string[];
  /** First letters of the words: most names are ruled out by these alone. */
  readonly initials: string;
  /** From `lettersOf`. A name without matching letters can only match by id, alias or aside. */
  readonly letters: number;
  /** Preferred if a short form fits many names. */
  readonly isFamous: boolean;
}

export interface RankedTerm {
  readonly key: string;
  /** Only letters: a number may be a Roman one in the name. */
  readonly letters: number;
  readonly words: readonly string[];
  /** With short forms of the genre written out; undefined if there are none. */
  readonly longer: readonly string[] | undefined;
  readonly isShortForm: boolean;
  readonly isId: boolean;
  readonly alias: KindAlias | undefined;
}

/** Whole words before beginnings of words, those before what players make of names, and parts of words last. */
export const RANK = {
  id: 0,
  name: 1,
  alias: 2,
  wholeFirst: 3,
  whole: 4,
  allWhole: 5,
  prefixFirst: 6,
  prefix: 7,
  allPrefix: 8,
  writtenOut: 9,
  famousShortForm: 10,
  shortForm: 11,
  famousShortFormOfPart: 12,
  shortFormOfPart: 13,
  part: 14,
  allParts: 15,
  aside: 16,
} as const;

const RANK_OF_PLACE = {
  [PLACE.wholeFirst]: RANK.wholeFirst,
  [PLACE.whole]: RANK.whole,
  [PLACE.prefixFirst]: RANK.prefixFirst,
  [PLACE.prefix]: RANK.prefix,
  [PLACE.part]: RANK.part,
} as const;

export function rankOf(name: IndexedName, term: RankedTerm, halves: HalvesOf): number | undefined {
  const mayMatch = term.longer !== undefined || canResemble(term.letters, name.letters, 0);
  const rank = rankOfReference(name, term) ?? (mayMatch ? rankOfName(name, term, halves) : undefined);
  if (rank !== undefined) return rank;
  if (term.isId && name.id.startsWith(term.key)) return RANK.part;
  return name.aside !== '' && name.aside.includes(term.key) ? RANK.aside : undefined;
}

const CHANCE_INITIALS: ReadonlySet<number> = new Set([
  RANK.shortForm,
  RANK.famousShortFormOfPart,
  RANK.shortFormOfPart,
]);

/**
 * Chooses the hits among the ranks that occur. An exact id is the only hit. For words that begin with two letters, initials are chance.
 */
export function hitsAmong(reached: ReadonlySet<number>, { key }: RankedTerm): (rank: number) => boolean {
  if (reached.has(RANK.id)) return (rank) => rank < RANK.part;
  const isWordBegun = [...reached].some((rank) => rank >= RANK.wholeFirst && rank <= RANK.allPrefix);
  return key.length === 2 && isWordBegun ? (rank) => !CHANCE_INITIALS.has(rank) : () => true;
}

function rankOfReference({ id, key: name }: IndexedName, { key, alias }: RankedTerm): number | undefined {
  if (id === key) return RANK.id;
  if (name === key) return RANK.name;
  return alias && (alias.ids.has(Number(id)) || alias.names.has(name)) ? RANK.alias : undefined;
}

function rankOfName(name: IndexedName, term: RankedTerm, halves: HalvesOf): number | undefined {
  const place = bestPlace(name.key, term.key)?.place;
  if (place !== undefined && place !== PLACE.part) return RANK_OF_PLACE[place];
  const words = rankOfWords(name.key, term.words);
  if (words !== undefined && words !== RANK.allParts) return words;
  return rankOfNickname(name, term, halves) ?? (place === undefined ? words : RANK.part);
}

function rankOfWords(name: string, words: readonly string[]): number | undefined {
  if (words.length < 2) return undefined;
  let worst: number = RANK.allWhole;
  for (const word of words) {
    const place = bestPlace(name, word)?.place;
    if (place === undefined) return undefined;
    if (place === PLACE.part) worst = RANK.allParts;
    else if (place >= PLACE.prefixFirst) worst = Math.max(worst, RANK.allPrefix);
  }
  return worst;
}

function rankOfNickname(
  name: IndexedName,
  { key, longer, isShortForm }: RankedTerm,
  halves: HalvesOf,
): number | undefined {
  if (longer !== undefined && longer.every((word) => name.key.includes(word))) return RANK.writtenOut;
  if (!isShortForm || !name.initials.includes(key.charAt(0))) return undefined;
  const form = shortFormOf(name.words, key, halves);
  if (form === undefined) return undefined;
  if (form.isWhole) return name.isFamous ? RANK.famousShortForm : RANK.shortForm;
  return name.isFamous ? RANK.famousShortFormOfPart : RANK.shortFormOfPart;
}
