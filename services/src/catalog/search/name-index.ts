import { writtenOut, canBeShortForm, JoinedWords } from './short-forms.js';
import type { KindAliases } from './name-aliases.js';
import { hitsAmong, RANK, rankOf, type IndexedName, type RankedTerm } from './name-rank.js';
import { NearestNames } from './nearest-names.js';
import { searchKey, wordsOf } from './search-key.js';
import { lettersOf, readingsOf } from './typos.js';
import { WordTable } from './word-table.js';

export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  /** False for names made from an id. They rank last and are never suggested. */
  readonly hasName?: boolean;
}

/** An entry that resembles a term, and how much: 1 means the same letters. */
export interface NearEntry<T> {
  readonly entry: T;
  readonly alike: number;
}

export interface RankedEntry<T> {
  readonly entry: T;
  readonly rank: number;
}

type Entry<T> = IndexedName & { readonly entry: T };

export interface NameIndexOptions<T> {
  /** Further words of an entry (a map's street) that find it after all names. */
  aside?: (entry: T) => string;
  /** Splits joined words; by default with the words of the names themselves. */
  joined?: JoinedWords;
  aliases?: KindAliases;
  /** Marks bosses and towns, which players mean first by an ambiguous short form. */
  isFamous?: (entry: T) => boolean;
}

/** With fewer hits than this, near misses are searched too. */
export const ENOUGH_NAMES = 5;

/** Ranks of near misses start here, behind all others. */
const TYPO = RANK.aside + 1;

const MAX_NEAR = 50;

/** Search over names and ids of one kind. A scan of some 10,000 short texts takes a few milliseconds. */
export class NameIndex<T extends NamedEntry> {
  private readonly names: readonly Entry<T>[];
  private readonly places = new Map<number, number>();
  private readonly aliases: KindAliases;
  private readonly joined: JoinedWords;
  private keys: ReadonlySet<string> | undefined;
  private words: WordTable | undefined;
  private nearest: NearestNames | undefined;

  constructor(entries: readonly T[], options: NameIndexOptions<T> = {}) {
    const { joined, aliases = new Map() } = options;
    this.names = entries
      .map((entry) => indexed(entry, options))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id - b.entry.id));
    this.names.forEach(({ entry }, place) => this.places.set(entry.id, place));
    this.joined = joined ?? new JoinedWords(new Set(this.names.flatMap(({ words }) => words)));
    this.aliases = aliases;
  }

  all(): T[] {
    return this.names.map(({ entry }) => entry);
  }

  placeOf(id: number): number {
    return this.places.get(id) ?? this.names.length;
  }

  /**
   * Finds in this order: the id, the exact name and aliases; whole words, at the beginning first; beginnings of words; short forms; parts
   * of names or ids, and names that need the term's other words. Shorter names come first within each. Below five results, names with a
   * typo follow, nearest first. An empty term matches all. An existing id is the only result beside names that contain the number.
   */
  search(term: string): readonly T[] {
    return this.searchRanked(term).map(({ entry }) => entry);
  }

  searchRanked(term: string): readonly RankedEntry<T>[] {
    const found = this.rankExactly(term);
    if (found.length >= ENOUGH_NAMES) return found;
    const known = new Set(found.map(({ entry }) => entry));
    return [...found, ...this.rankTypos(term).filter(({ entry }) => !known.has(entry))];
  }

  searchExactly(term: string): readonly T[] {
    return this.rankExactly(term).map(({ entry }) => entry);
  }

  searchTypos(term: string): readonly T[] {
    return this.rankTypos(term).map(({ entry }) => entry);
  }

  private rankExactly(term: string): RankedEntry<T>[] {
    const ranked = rankedTerm(term, this.aliases);
    if (ranked.key === '') return this.names.map(({ entry }) => ({ entry, rank: 0 }));
    const found: { rank: number; place: number }[] = [];
    this.names.forEach((name, place) => {
      const rank = rankOf(name, ranked, this.joined.halvesOf);
      if (rank !== undefined) found.push({ rank, place });
    });
    const isHit = hitsAmong(new Set(found.map(({ rank }) => rank)), ranked);
    return this.entriesBy(
      found
        .filter(({ rank }) => isHit(rank))
        .map(({ rank, place }) => this.orderOf(rank, place, rank === RANK.aside)),
    );
  }

  private rankTypos(term: string): RankedEntry<T>[] {
    const readings = readingsOf(searchKey(term));
    if (readings.length === 0) return [];
    this.words ??= new WordTable(this.names.map(({ words }) => words));
    const distances = new Map<number, number>();
    for (const reading of readings) {
      for (const [place, distance] of this.words.resembling(reading)) {
        distances.set(place, Math.min(distance, distances.get(place) ?? distance));
      }
    }
    const orders = [...distances].map(([place, distance]) => this.orderOf(TYPO + distance, place));
    return this.entriesBy(orders).slice(0, MAX_NEAR);
  }

  findNearest(term: string, limit: number): readonly NearEntry<T>[] {
    this.nearest ??= new NearestNames(this.names.map(({ key }) => key));
    const found: NearEntry<T>[] = [];
    const known = new Set<string>();
    for (const { place, alike } of this.nearest.find(searchKey(term))) {
      const name = this.names[place];
      if (name === undefined || name.entry.hasName === false || known.has(name.key)) continue;
      known.add(name.key);
      if (found.push({ entry: name.entry, alike }) === limit) break;
    }
    return found;
  }

  hasId(id: number): boolean {
    return this.places.has(id);
  }

  hasNamed(key: string): boolean {
    this.keys ??= new Set(this.names.map((name) => name.key));
    return this.keys.has(key);
  }

  /** A number by which names sort: within a rank made up names last, then by length, where the name is what was found, then by name. */
  private orderOf(rank: number, place: number, isFoundAside = false): number {
    const { entry, key } = this.names[place] ?? {};
    const group = rank * 2 + (entry?.hasName === false ? 1 : 0);
    const length = isFoundAside ? 0 : Math.min(key?.length ?? 0, 999);
    return (group * 1000 + length) * this.names.length + place;
  }

  /** The entries of orders, with their ranks; numbers sort several times faster than entries with one. */
  private entriesBy(orders: readonly number[]): RankedEntry<T>[] {
    const entries: RankedEntry<T>[] = [];
    const perRank = 2 * 1000 * this.names.length;
    for (const order of Float64Array.from(orders).sort()) {
      const name = this.names[order % this.names.length];
      if (name) entries.push({ entry: name.entry, rank: Math.floor(order / perRank) });
    }
    return entries;
  }
}

function indexed<T extends NamedEntry>(entry: T, { aside, isFamous }: NameIndexOptions<T>): Entry<T> {
  const key = searchKey(entry.name);
  const words = wordsOf(key).map(({ text }) => text);
  return {
    entry,
    key,
    id: String(entry.id),
    aside: searchKey(aside?.(entry) ?? ''),
    words,
    initials: words.map((word) => word.charAt(0)).join(''),
    letters: lettersOf(key),
    isFamous: isFamous?.(entry) ?? false,
  };
}

function rankedTerm(term: string, aliases: KindAliases): RankedTerm {
  const key = searchKey(term);
  return {
    key,
    letters: lettersOf(key.replaceAll(/\P{L}/gu, '')),
    words: [...new Set(key.split(' '))],
    longer: writtenOut(key)?.split(' '),
    isShortForm: canBeShortForm(key),
    isId: /^\d{3,}$/.test(key),
    alias: aliases.get(key),
  };
}
