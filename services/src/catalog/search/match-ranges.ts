import { locateKey, searchKey } from './search-key.js';
import type { LocatedKey } from './search-key.js';
import { canHaveTypos, rangesWithTypos } from './typo-search.js';

type Range = [start: number, end: number];

/** Places of a text that match, as pairs of start and end in UTF-16 units. */
export type MatchRanges = readonly (readonly [start: number, end: number])[];

/**
 * Which parts of some names a search for the term found; none of a name that its id or something else found. All at once,
 * since looking for typos costs as much for one name as for a hundred.
 */
export function matchRanges(names: Iterable<string>, term: string): ReadonlyMap<string, MatchRanges> {
  const key = searchKey(term);
  const found = new Map<string, MatchRanges>();
  const others: { name: string; located: LocatedKey }[] = [];
  for (const name of new Set(names)) {
    const located = key === '' ? undefined : locateKey(name);
    const ranges = located ? rangesOf(located.key, key) : [];
    if (located && ranges.length === 0) others.push({ name, located });
    found.set(name, located ? inName(ranges, located) : []);
  }
  if (others.length === 0 || !canHaveTypos(key)) return found;
  const keys = others.map(({ located }) => located.key);
  for (const [place, ranges] of rangesWithTypos(keys, key)) {
    const other = others[place];
    if (other) found.set(other.name, inName(ranges, other.located));
  }
  return found;
}

function inName(ranges: readonly Range[], { starts, ends }: LocatedKey): MatchRanges {
  return ranges.flatMap(([from, to]): Range[] => {
    const start = starts[from];
    const end = ends[to - 1];
    return start === undefined || end === undefined ? [] : [[start, end]];
  });
}

function rangesOf(candidate: string, key: string): Range[] {
  const at = wordStart(candidate, key);
  if (at >= 0) return [[at, at + key.length]];
  const words = [...new Set(key.split(' '))];
  const places = words.map((word): Range => {
    const start = wordStart(candidate, word);
    return [start, start + word.length];
  });
  return words.length > 1 && places.every(([start]) => start >= 0) ? joined(places) : [];
}

function wordStart(candidate: string, key: string): number {
  if (candidate.startsWith(key)) return 0;
  const atWord = candidate.indexOf(` ${key}`);
  return atWord < 0 ? candidate.indexOf(key) : atWord + 1;
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
