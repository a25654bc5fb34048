import { LIST_SEPARATOR, readRange, writeRange } from './filter-ranges.js';
import type { NumberRange } from './advanced-filter.js';
import { GOODS_KINDS, type GoodsKind } from './items.js';

/** Equipment values to search goods by, with their names in the game files; those without a name count scrolls and hammers. */
export const STAT_PROPERTIES = {
  watk: 'incPAD',
  matk: 'incMAD',
  str: 'incSTR',
  dex: 'incDEX',
  int: 'incINT',
  luk: 'incLUK',
  hp: 'incMHP',
  mp: 'incMMP',
  wdef: 'incPDD',
  mdef: 'incMDD',
  acc: 'incACC',
  avoid: 'incEVA',
  speed: 'incSpeed',
  jump: 'incJump',
  slots: 'tuc',
  upgrades: null,
  vicious: null,
} as const;

export type GoodsStat = keyof typeof STAT_PROPERTIES;

export const GOODS_STATS: readonly GoodsStat[] = Object.keys(STAT_PROPERTIES).filter(isGoodsStat);

/** Whether scrolls succeeded on a piece. A `clean` piece also has all its slots. */
export const SCROLL_STATES = ['clean', 'scrolled'] as const;

export type ScrollState = (typeof SCROLL_STATES)[number];

export interface StatRange extends NumberRange {
  stat: GoodsStat;
}

/** Matches if at least `least` of the ranges match. */
export interface SomeStats {
  least: number;
  of: readonly StatRange[];
}

export interface StatWeight {
  stat: GoodsStat;
  weight: number;
}

/** Matches if the weighted sum of values is in the range. */
export interface StatSum {
  range: NumberRange;
  of: readonly StatWeight[];
}

/** Goods of this kind, or equipment in this range, do not match. */
export type Exclusion = GoodsKind | StatRange;

/** Why a text is no filter: an unknown stat, a repeated stat, an empty range, a number out of bounds or too many groups, or another form. */
export type StatProblem = 'form' | 'stat' | 'twice' | 'range' | 'bounds';

/** Higher than any value in the game. */
export const MAX_STAT_VALUE = 99_999;

export const MAX_STAT_WEIGHT = 100;

const MAX_SUM = MAX_STAT_VALUE * MAX_STAT_WEIGHT;

/** Groups of one kind. */
export const MAX_STAT_GROUPS = 4;

/** Stats and excluded kinds that a search names in all its groups together. Each is a pass over the goods. */
export const MAX_STAT_CONDITIONS = 24;

/** Separates groups. Addresses hold it as it is. */
const GROUP_SEPARATOR = '*';

/** Length of a text of one group with all stats and the longest values. */
const MAX_TEXT = 400;

/** Reads ranges that all have to match: `watk_90-.str_5-10`, each stat once. */
export function readStatRanges(text: string): readonly StatRange[] | StatProblem {
  return readList(text, readStatRange);
}

export function writeStatRanges(ranges: readonly StatRange[]): string {
  return ranges.map(({ stat, ...range }) => `${stat}_${writeRange(range)}`).join(LIST_SEPARATOR);
}

/** Reads kinds and ranges of which none may match, each kind and each stat once: `use.gloves.watk_-10`. */
export function readExclusions(text: string): readonly Exclusion[] | StatProblem {
  const words = text.split(LIST_SEPARATOR, MAX_STAT_CONDITIONS + 1);
  if (words.length > MAX_STAT_CONDITIONS) return 'bounds';
  const kinds = GOODS_KINDS.filter((kind) => words.includes(kind));
  const ranges = words.filter((word) => !kinds.some((kind) => kind === word));
  if (kinds.length + ranges.length < words.length) return 'twice';
  if (ranges.length === 0) return kinds;
  const stats = readStatRanges(ranges.join(LIST_SEPARATOR));
  return typeof stats === 'string' ? stats : [...kinds, ...stats];
}

/** Kinds are written before ranges, in one order, so that equal searches have equal texts. */
export function writeExclusions(exclusions: readonly Exclusion[]): string {
  const kinds = GOODS_KINDS.filter((kind) => exclusions.includes(kind));
  const stats = writeStatRanges(exclusions.filter((one) => typeof one === 'object'));
  return [...kinds, ...(stats === '' ? [] : [stats])].join(LIST_SEPARATOR);
}

/** Reads filters that all have to match, each such as at least two of three: `2.str_5-.dex_5-.luk_5-*1.hp_50-.mp_50-`. */
export function readSomeStats(text: string): readonly SomeStats[] | StatProblem {
  return readGroups(text, readSome);
}

function readSome(text: string): SomeStats | StatProblem {
  const [, least = '', list = ''] = /^(\d{1,2})\.(.*)$/s.exec(text) ?? [];
  if (least === '') return 'form';
  const of = readStatRanges(list);
  if (typeof of === 'string') return of;
  return Number(least) >= 1 && Number(least) <= of.length ? { least: Number(least), of } : 'bounds';
}

/** Leaves out groups without a range. */
export function writeSomeStats(groups: readonly SomeStats[]): string {
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ least, of }) => [least, writeStatRanges(of)].join(LIST_SEPARATOR))
    .join(GROUP_SEPARATOR);
}

/** Reads filters by weighted sums that all have to match, such as 60 or more: `60-.watk_4.str*10-.acc.avoid`. */
export function readStatSums(text: string): readonly StatSum[] | StatProblem {
  return readGroups(text, readStatSum);
}

function readStatSum(text: string): StatSum | StatProblem {
  const [, range = '', list = ''] = /^([\d-]{1,21})\.(.*)$/s.exec(text) ?? [];
  const sum = readBounds(range, MAX_SUM);
  if (typeof sum === 'string') return sum;
  const of = readList(list, readStatWeight);
  return typeof of === 'string' ? of : { range: sum, of };
}

/** How often a search names a stat or an excluded kind. `single` are those outside of groups. */
export function statConditions(
  single: readonly Exclusion[],
  ...groups: readonly (readonly Pick<SomeStats | StatSum, 'of'>[] | undefined)[]
): number {
  return groups.flatMap((group) => group ?? []).reduce((count, { of }) => count + of.length, single.length);
}

/** Leaves out sums without a stat. */
export function writeStatSums(sums: readonly StatSum[]): string {
  return sums
    .filter(({ of }) => of.length > 0)
    .map(({ range, of }) => {
      const weights = of.map(({ stat, weight }) => (weight === 1 ? stat : `${stat}_${weight}`));
      return [writeRange(range), ...weights].join(LIST_SEPARATOR);
    })
    .join(GROUP_SEPARATOR);
}

function readGroups<T extends object>(
  text: string,
  read: (text: string) => T | StatProblem,
): readonly T[] | StatProblem {
  const texts = text.split(GROUP_SEPARATOR, MAX_STAT_GROUPS + 1);
  if (texts.length > MAX_STAT_GROUPS) return 'bounds';
  const groups: T[] = [];
  for (const one of texts) {
    const group = read(one);
    if (typeof group === 'string') return group;
    groups.push(group);
  }
  return groups;
}

function isGoodsStat(name: string): name is GoodsStat {
  return Object.hasOwn(STAT_PROPERTIES, name);
}

function readList<T extends { stat: GoodsStat }>(
  text: string,
  read: (stat: GoodsStat, rest: string | undefined) => T | StatProblem,
): readonly T[] | StatProblem {
  if (text.length > MAX_TEXT) return 'form';
  const list: T[] = [];
  for (const word of text.split(LIST_SEPARATOR)) {
    const [, stat = '', rest] = /^([a-z]+)(?:_([\d-]+))?$/.exec(word) ?? [];
    if (stat === '') return 'form';
    if (!isGoodsStat(stat)) return 'stat';
    const one = read(stat, rest);
    if (typeof one === 'string') return one;
    if (list.some((other) => other.stat === stat)) return 'twice';
    list.push(one);
  }
  return list;
}

function readStatRange(stat: GoodsStat, text: string | undefined): StatRange | StatProblem {
  const range = readBounds(text ?? '', MAX_STAT_VALUE);
  return typeof range === 'string' ? range : { stat, ...range };
}

function readBounds(text: string, largest: number): NumberRange | StatProblem {
  const range = readRange(text);
  if (range === undefined) return 'form';
  const { min = 0, max = largest } = range;
  if (min > largest || max > largest) return 'bounds';
  return min > max ? 'range' : range;
}

function readStatWeight(stat: GoodsStat, text = '1'): StatWeight | StatProblem {
  if (!/^-?\d{1,3}$/.test(text)) return 'form';
  const weight = Number(text);
  return weight === 0 || Math.abs(weight) > MAX_STAT_WEIGHT ? 'bounds' : { stat, weight };
}
