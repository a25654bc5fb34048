import { searchKey } from './search-key.js';
import { canHaveTypos, canResemble, searchWithTypos } from './typo-search.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface IndexedName<T> {
  entry: T;
  key: string;
  id: string;
  aside: string;
}

/** Fewer hits than these, and near misses are looked for. */
export const ENOUGH_NAMES = 5;

const RANKS = 7;

/** Search over names and ids of one kind. A scan of some 10,000 short texts takes about a millisecond. */
export class NameIndex<T extends Named> {
  private readonly names: readonly IndexedName<T>[];
  private readonly places = new Map<number, number>();
  private typoKeys: string[] | undefined;
  private characters: ReadonlySet<string> | undefined;

  /** `aside` gives further words of an entry (a map's street) that find it after all names. */
  constructor(entries: readonly T[], aside?: (entry: T) => string) {
    this.names = entries
      .map((entry) => ({
        entry,
        key: searchKey(entry.name),
        id: String(entry.id),
        aside: aside ? searchKey(aside(entry)) : '',
      }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id - b.entry.id));
    this.names.forEach(({ entry }, place) => this.places.set(entry.id, place));
  }

  /** All entries by name. */
  all(): T[] {
    return this.names.map(({ entry }) => entry);
  }

  /** The place of an entry among all by name; behind all others where it is not of the index. */
  placeOf(id: number): number {
    return this.places.get(id) ?? this.names.length;
  }

  /**
   * The id itself, the name itself, names that begin with the term, names with a word that begins with it, then names
   * or ids that contain it, then names with all its words, then what only its further words find; by name within each.
   * Only when that finds fewer than five, names with a typo follow, nearest first. An empty term matches all.
   */
  search(term: string): readonly T[] {
    const found = this.searchExactly(term);
    const key = searchKey(term);
    return found.length < ENOUGH_NAMES && canHaveTypos(key) ? this.withTypos(found, key) : found;
  }

  /** The search without the typos. */
  searchExactly(term: string): readonly T[] {
    const key = searchKey(term);
    if (key === '') return this.all();
    const words = key.split(' ');
    const ranked: T[][] = Array.from({ length: RANKS }, () => []);
    for (const name of this.names) {
      const rank = rankOf(name, key, words);
      if (rank !== undefined) ranked[rank]?.push(name.entry);
    }
    return ranked.flat();
  }

  private withTypos(found: readonly T[], key: string): readonly T[] {
    this.typoKeys ??= this.names.map((name) => name.key);
    this.characters ??= new Set(this.typoKeys.join(''));
    // Terms in a script that no name is in: the matcher would need most of a search's time to find nothing.
    if (!canResemble(this.characters, key)) return found;
    const known = new Set(found);
    const near = searchWithTypos(this.typoKeys, key).flatMap((place) => {
      const entry = this.names[place]?.entry;
      return entry === undefined || known.has(entry) ? [] : [entry];
    });
    return [...found, ...near];
  }
}

function rankOf<T>(name: IndexedName<T>, key: string, words: readonly string[]): number | undefined {
  if (name.id === key) return 0;
  const at = name.key.indexOf(key);
  if (at === 0) return name.key.length === key.length ? 1 : 2;
  if (at > 0) return name.key.includes(` ${key}`) ? 3 : 4;
  if (/^\d{3,}$/.test(key) && name.id.startsWith(key)) return 4;
  if (words.length > 1 && words.every((word) => name.key.includes(word))) return 5;
  return name.aside !== '' && name.aside.includes(key) ? 6 : undefined;
}
