import {
  MAX_CHANNEL,
  MAX_STAT_CONDITIONS,
  readExclusions,
  readSomeStats,
  readStatRanges,
  readStatSums,
  statConditions,
  writeExclusions,
  writeSomeStats,
  writeStatRanges,
  writeStatSums,
  type GoodsKind,
  type GoodsStat,
  type NumberRange,
  type StatRange,
} from '@portico/domain';
import type { SearchView } from './search-view';

/** A stat and its numbers as the player typed them. */
export interface StatRow {
  stat: GoodsStat;
  min: string;
  max: string;
}

export interface StatDraft {
  scrolls: SearchView['scrolls'];
  isAbove: boolean;
  isPerPiece: boolean;
  channel: string;
  all: readonly StatRow[];
  some: readonly SomeDraft[];
  sums: readonly SumDraft[];
  notKinds: readonly GoodsKind[];
  not: readonly StatRow[];
}

/** Rows of which at least this many match. */
export interface SomeDraft {
  rows: readonly StatRow[];
  least: string;
}

/** Rows with weights, and the range of their sum. */
export interface SumDraft {
  rows: readonly StatRow[];
  min: string;
  max: string;
}

export const NO_SOME: SomeDraft = { rows: [], least: '1' };
export const NO_SUM: SumDraft = { rows: [], min: '', max: '' };

/** The first row. It is ignored until it has a number. */
const FIRST_ROWS: readonly StatRow[] = [{ stat: 'watk', min: '', max: '' }];

export const NO_STATS: StatDraft = {
  scrolls: '',
  isAbove: false,
  isPerPiece: false,
  channel: '',
  all: FIRST_ROWS,
  some: [NO_SOME],
  sums: [NO_SUM],
  notKinds: [],
  not: [],
};

/** Groups of fields that are checked together. */
export type StatGroup = 'all' | 'some' | 'sum' | 'not' | 'channel';

type StatView = Pick<
  SearchView,
  'scrolls' | 'rolls' | 'per' | 'channel' | 'all' | 'some' | 'sum' | 'not' | 'sort'
>;

export function draftOf(view: SearchView): StatDraft {
  const [all, some, sums] = [readStatRanges(view.all), readSomeStats(view.some), readStatSums(view.sum)];
  const not = listOf(readExclusions(view.not));
  return {
    ...NO_STATS,
    scrolls: view.scrolls,
    isAbove: view.rolls === 'above',
    isPerPiece: view.per === 'piece',
    channel: textOf(view.channel),
    all: typeof all === 'object' ? all.map(rowOf) : FIRST_ROWS,
    notKinds: not.filter((one) => typeof one === 'string'),
    not: not.filter((one) => typeof one === 'object').map(rowOf),
    ...(typeof some === 'object' && {
      some: some.map(({ least, of }) => ({ rows: of.map(rowOf), least: textOf(least) })),
    }),
    ...(typeof sums === 'object' && {
      sums: sums.map(({ range, of }) => ({
        rows: of.map(({ stat, weight }) => ({ stat, min: textOf(weight), max: '' })),
        min: textOf(range.min),
        max: textOf(range.max),
      })),
    }),
  };
}

/** The search that the fields describe. A new sum sorts the highest first. */
export function viewOf(draft: StatDraft, sort: SearchView['sort']): StatView {
  const { all, some, sum, not } = textsOf(draft);
  const sortWithout = sort === 'sum_desc' ? 'relevance' : sort;
  const sortWith = sort === 'relevance' ? 'sum_desc' : sort;
  return {
    scrolls: draft.scrolls,
    rolls: draft.isAbove ? 'above' : '',
    per: draft.isPerPiece ? 'piece' : 'bundle',
    channel: draft.channel === '' ? undefined : Number(draft.channel),
    all,
    some,
    sum,
    not,
    sort: sum === '' ? sortWithout : sortWith,
  };
}

/** Groups of fields with numbers that cannot be searched for. */
export function wrongGroups(draft: StatDraft): StatGroup[] {
  const { all, some, sum, not } = textsOf(draft);
  const channel = Number(draft.channel);
  const isChannel =
    draft.channel === '' || (Number.isInteger(channel) && channel >= 1 && channel <= MAX_CHANNEL);
  return [
    ...(all !== '' && typeof readStatRanges(all) === 'string' ? (['all'] as const) : []),
    ...(some !== '' && typeof readSomeStats(some) === 'string' ? (['some'] as const) : []),
    ...(sum !== '' && typeof readStatSums(sum) === 'string' ? (['sum'] as const) : []),
    ...(not !== '' && typeof readExclusions(not) === 'string' ? (['not'] as const) : []),
    ...(isChannel ? [] : (['channel'] as const)),
  ];
}

/** Whether the groups name more stats and kinds than one search may. */
export function isTooMany(draft: StatDraft): boolean {
  const { all, some, sum, not } = textsOf(draft);
  const single = [...listOf(readStatRanges(all)), ...listOf(readExclusions(not))];
  return statConditions(single, listOf(readSomeStats(some)), listOf(readStatSums(sum))) > MAX_STAT_CONDITIONS;
}

const listOf = <T>(read: readonly T[] | string) => (typeof read === 'string' ? [] : read);

/** The fields as texts of the address, valid or not. Rows without a number are ignored. */
function textsOf({
  all,
  some,
  sums,
  notKinds,
  not,
}: StatDraft): Record<'all' | 'some' | 'sum' | 'not', string> {
  const ranges = (rows: readonly StatRow[]) =>
    rows
      .filter(({ min, max }) => min !== '' || max !== '')
      .map((row): StatRange => ({ stat: row.stat, ...rangeOf(row) }));
  return {
    all: writeStatRanges(ranges(all)),
    not: writeExclusions([...notKinds, ...ranges(not)]),
    some: writeSomeStats(
      some.map(({ rows, least }) => {
        const of = ranges(rows);
        return { least: Math.min(Number(least), of.length), of };
      }),
    ),
    sum: writeStatSums(
      sums.map(({ rows, min, max }) => ({
        range: min === '' && max === '' ? { min: 0 } : rangeOf({ min, max }),
        of: rows.filter((row) => row.min !== '').map((row) => ({ stat: row.stat, weight: Number(row.min) })),
      })),
    ),
  };
}

function rangeOf({ min, max }: Pick<StatRow, 'min' | 'max'>): NumberRange {
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) };
}

const rowOf = ({ stat, min, max }: StatRange): StatRow => ({ stat, min: textOf(min), max: textOf(max) });

const textOf = (number: number | undefined) => (number === undefined ? '' : String(number));
