import { isCjk } from './search-key.js';

const SHORTEST = 2;
const LONGEST = 12;

/** Three equal letters are no short form, and many names have words with the same first letter. */
const TRIPLED = /(.)\1\1/;

/** A piece of several letters is at least this much of a word: `zhelm`, not `zahe`. */
const SHORTEST_PIECE = 3;

const SMALL_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to']);

const ROMAN: ReadonlyMap<string, string> = new Map(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].map((roman, index) => [
    roman,
    String(index + 1),
  ]),
);

export interface ShortFormPiece {
  readonly word: number;
  readonly start: number;
  readonly end: number;
}

export interface ShortForm {
  /** Whether each word of the name has a part in it. */
  readonly isWhole: boolean;
  readonly pieces: readonly ShortFormPiece[];
}

/** Splits a joined word in two; undefined for others. */
export type HalvesOf = (word: string) => readonly [string, string] | undefined;

export function canBeShortForm(key: string): boolean {
  const isInLength = key.length >= SHORTEST && key.length <= LONGEST;
  return isInLength && /^\p{L}[\p{L}\p{N}]+$/u.test(key) && !TRIPLED.test(key) && !isCjk(key);
}

/**
 * Reads a term as initials, or beginnings, of consecutive words: `bwg` for Brown Work Gloves, `zhelm` for Zakum
 * Helmet, `gfa60` for Scroll for Gloves for ATT 60%. Compound words count as one or two: `ht` for Horntail. Two
 * letters are so vague that they must be the first words of the name, or a compound.
 */
export function shortFormOf(
  words: readonly string[],
  key: string,
  halves: HalvesOf = () => undefined,
): ShortForm | undefined {
  let found: ShortForm | undefined;
  for (let first = 0; first < words.length; first += 1) {
    if (words[first]?.charAt(0) !== key.charAt(0)) continue;
    const pieces = piecesFrom({ words, key, halves }, first, 0);
    if (pieces === undefined || pieces.length < 2) continue;
    const last = pieces.at(-1)?.word ?? 0;
    const isWhole = first === 0 && last === words.length - 1;
    if (isWhole) return { isWhole, pieces };
    if (key.length > SHORTEST || first === 0 || last === first) found ??= { isWhole, pieces };
  }
  return found;
}

interface Reading {
  readonly words: readonly string[];
  readonly key: string;
  readonly halves: HalvesOf;
}

function piecesFrom(reading: Reading, at: number, from: number): ShortFormPiece[] | undefined {
  const { words, key, halves } = reading;
  if (from === key.length) return [];
  const word = words[at];
  if (word === undefined) return undefined;
  for (const { taken, pieces } of [...cutsOf(word, key, from), ...joinedCutsOf(halves(word), key, from)]) {
    const rest = piecesFrom(reading, at + 1, from + taken);
    if (rest !== undefined) return [...pieces.map((piece) => ({ word: at, ...piece })), ...rest];
  }
  return from > 0 && SMALL_WORDS.has(word) ? piecesFrom(reading, at + 1, from) : undefined;
}

/** Part of the key that a word may stand for, and its letters. */
interface Cut {
  readonly taken: number;
  readonly pieces: readonly Omit<ShortFormPiece, 'word'>[];
}

function cutsOf(word: string, key: string, from: number): Cut[] {
  let same = 0;
  while (from + same < key.length && same < word.length && key[from + same] === word[same]) same += 1;
  const cut = (taken: number, end = taken): Cut => ({ taken, pieces: [{ start: 0, end }] });
  if (same === 0) {
    const digits = ROMAN.get(word);
    return digits !== undefined && key.startsWith(digits, from) ? [cut(digits.length, word.length)] : [];
  }
  // Numbers are not abbreviated: `gfa6` does not mean 60.
  if (/^\d/.test(word)) return same === word.length ? [cut(same)] : [];
  const lengths = Array.from({ length: same }, (_, index) => same - index);
  return lengths
    .filter((length) => isPiece(length, word, key.length - from - length))
    .map((length) => cut(length));
}

/** `zhelm` and `ludipq` are written, `helm` for Hella's Missing is not. */
function isPiece(length: number, word: string, left: number): boolean {
  if (length === 1 || length === word.length) return true;
  return length >= SHORTEST_PIECE && left !== 1;
}

function joinedCutsOf(halves: ReturnType<HalvesOf>, key: string, from: number): Cut[] {
  if (halves === undefined) return [];
  const [first, second] = halves;
  return cutsOf(first, key, from).flatMap((before) =>
    cutsOf(second, key, from + before.taken).map((after) => ({
      taken: before.taken + after.taken,
      pieces: [
        ...before.pieces,
        ...after.pieces.map(({ start, end }) => ({ start: first.length + start, end: first.length + end })),
      ],
    })),
  );
}

const SHORTEST_COMPOUND = 6;
const SHORTEST_HALF = 3;

/** Splits words by the known words: `horntail` into horn and tail. Each word is split once. */
export class JoinedWords {
  private readonly known = new Map<string, readonly [string, string] | undefined>();

  constructor(private readonly vocabulary: ReadonlySet<string>) {}

  readonly halvesOf: HalvesOf = (word) => {
    if (word.length < SHORTEST_COMPOUND) return undefined;
    if (!this.known.has(word)) this.known.set(word, this.split(word));
    return this.known.get(word);
  };

  private split(word: string): [string, string] | undefined {
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
      const halves: [string, string] = [word.slice(0, at), word.slice(at)];
      if (halves.every((half) => this.vocabulary.has(half))) return halves;
    }
    return undefined;
  }
}

/** Short forms that players write for words of the genre. Initials of names are found by the catalog itself. */
const GENRE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1h': 'one-handed',
    '2h': 'two-handed',
    acc: 'accuracy',
    atk: 'att',
    att: 'attack',
    def: 'defense',
    dmg: 'damage',
    ee: 'earring',
    eq: 'equip',
    gach: 'gachapon',
    gacha: 'gachapon',
    hats: 'hat',
    helms: 'helmet',
    lvl: 'level',
    matk: 'magic att',
    pots: 'potion',
    pq: 'party quest',
    scrolls: 'scroll',
    spd: 'speed',
    stars: 'throwing-star',
    wep: 'weapon',
    xp: 'exp',
  }),
);

export function writtenOut(key: string): string | undefined {
  const words = key.split(' ');
  const longer = words.map((word) => GENRE_WORDS.get(word) ?? word).join(' ');
  return longer === key ? undefined : longer;
}
