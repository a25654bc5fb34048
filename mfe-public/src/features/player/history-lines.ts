import { writtenDay, DAY_MS } from '@portico/domain';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { RankHistory, RankPoint } from './player.queries';

/** A smaller rank is better, so ranks are drawn with the smallest on top. */
export type HistoryMeasure = 'level' | 'rank';

/** The area of the chart in SVG units. */
export const FIELD = { width: 560, height: 180, start: 60, end: 12, top: 12, bottom: 28 } as const;

/** Points that are farther apart than this many median distances are not joined. */
const GAP_FACTOR = 2.5;

export interface HistoryLine {
  /** SVG path through neighboring points; `''` if no two are joined. */
  path: string;
  /** Points that no line reaches. */
  alone: readonly { x: number; y: number }[];
  x: (day: string) => number;
  y: (value: number) => number;
  /** The time at a place of the chart, epoch milliseconds UTC. */
  timeAt: (x: number) => number;
  /** Days labelled below the axis, each once. */
  days: readonly string[];
  values: readonly number[];
}

/** Up to this many days, labels are evenly spaced days. Longer spans use d3's weeks, months and years. */
const FEW_DAYS = 14;
const MARKS = 4;

/** Scales, ticks and the line of one measure. Days without a record stay a gap. */
export function historyLine({ points, fromDay, toDay }: RankHistory, measure: HistoryMeasure): HistoryLine {
  const { width, height, start, end, top, bottom } = FIELD;
  const numbers = points.map((point) => point[measure]);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const [first, last] = [timeOfDay(fromDay), Math.max(timeOfDay(toDay), timeOfDay(fromDay) + DAY_MS)];
  const x = scaleUtc()
    .domain([first, last])
    .range([start, width - end]);
  // The lowest value gets room below it, the best none above. A constant value is in the middle.
  const above = low === high ? 1 : 0;
  const y = scaleLinear()
    .domain(measure === 'rank' ? [high + 1, low - above] : [low - 1, high + above])
    .range([height - bottom, top]);
  const runs = unbrokenRuns(points);
  const xOf = (day: string) => x(timeOfDay(day));
  const draw = line<RankPoint>(
    ({ day }) => xOf(day),
    (point) => y(point[measure]),
  );
  return {
    path: runs.map((run) => (run.length > 1 ? (draw(run) ?? '') : '')).join(''),
    alone: runs.flatMap((run) =>
      run.length === 1 ? run.map((one) => ({ x: xOf(one.day), y: y(one[measure]) })) : [],
    ),
    x: xOf,
    y: (value) => y(value),
    timeAt: (place) => Number(x.invert(place)),
    days: markedDays(first, last, x.ticks(MARKS).map(Number)),
    values:
      low === high
        ? [low]
        : y.ticks(MARKS).filter((value) => Number.isInteger(value) && value >= low && value <= high),
  };
}

/** Days labelled below the axis. */
function markedDays(first: number, last: number, ticks: readonly number[]): string[] {
  const count = Math.round((last - first) / DAY_MS);
  if (count > FEW_DAYS) return ticks.filter((at) => at % DAY_MS === 0).map((at) => writtenDay(at / DAY_MS));
  const step = Math.ceil(count / MARKS);
  return Array.from({ length: Math.floor(count / step) + 1 }, (_, index) =>
    writtenDay(last / DAY_MS - index * step),
  ).toReversed();
}

/** Splits the points where days are missing. The server thins out long histories, so gaps are judged by the median distance. */
export function unbrokenRuns<P extends { day: string }>(points: readonly P[]): P[][] {
  const distances = points.slice(1).map(({ day }, index) => distance(points[index]?.day ?? day, day));
  const median = distances.toSorted((a, b) => a - b)[Math.floor((distances.length - 1) / 2)] ?? DAY_MS;
  const widest = Math.max(median, DAY_MS) * GAP_FACTOR;
  const runs: P[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run === undefined || before === undefined || distance(before.day, point.day) > widest)
      runs.push([point]);
    else run.push(point);
  }
  return runs;
}

function distance(from: string, to: string): number {
  return timeOfDay(to) - timeOfDay(from);
}

/** Epoch milliseconds of a server day (`2026-01-04`), read as UTC: so all days on the axis are equally long, also when clocks change. */
export function timeOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
