import { writtenOut, canBeShortForm, shortFormOf } from './short-forms.js';
import { type LocatedKey, locateKey, searchKey, wordsOf } from './search-key.js';
import { readingsOf, resemblingWords, type TypedTerm } from './typos.js';
import { bestPlace } from './name-rank.js';

type Range = [start: number, end: number];

/** Matching parts of a text, as pairs of start and end in UTF-16 units. */
export type MatchRanges = readonly (readonly [start: number, end: number])[];

/** Finds the parts of names that a search for the term matched; a name that was found by its id or the owner's list has none. */
export function matchRanges(names: Iterable<string>, term: string): ReadonlyMap<string, MatchRanges> {
  const key = searchKey(term);
  const longer = writtenOut(key);
  const readings = readingsOf(key);
  const found = new Map<string, MatchRanges>();
  for (const name of new Set(names)) {
    const located = key === '' ? undefined : locateKey(name);
    const ranges =
      located &&
      (rangesOf(located.key, key) ??
        (longer === undefined ? undefined : rangesOf(located.key, longer)) ??
        rangesOfShortForm(located.key, key) ??
        rangesWithTypos(located.key, readings));
    found.set(name, located && ranges ? inName(ranges, located) : []);
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

function rangesOf(name: string, key: string): Range[] | undefined {
  const whole = bestPlace(name, key);
  if (whole) return [[whole.start, whole.start + key.length]];
  const ranges: Range[] = [];
  for (const word of new Set(key.split(' '))) {
    const place = bestPlace(name, word);
    if (place === undefined) return undefined;
    ranges.push([place.start, place.start + word.length]);
  }
  return joined(ranges);
}

function rangesOfShortForm(name: string, key: string): Range[] | undefined {
  if (!canBeShortForm(key)) return undefined;
  const words = wordsOf(name);
  const form = shortFormOf(
    words.map(({ text }) => text),
    key,
  );
  return form?.pieces.flatMap(({ word, start, end }): Range[] => {
    const at = words[word]?.start;
    return at === undefined ? [] : [[at + start, at + end]];
  });
}

function rangesWithTypos(name: string, readings: readonly TypedTerm[]): Range[] | undefined {
  const words = wordsOf(name);
  const texts = words.map(({ text }) => text);
  for (const reading of readings) {
    const found = resemblingWords(texts, reading);
    if (found === undefined) continue;
    const ranges = [...found].flatMap(([at, { length }]): Range[] => {
      const start = words[at]?.start;
      return start === undefined ? [] : [[start, start + length]];
    });
    return joined(ranges);
  }
  return undefined;
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
