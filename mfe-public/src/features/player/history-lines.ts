import { writtenDay, DAY_MS } from '@portico/domain';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { RankHistory, RankPoint } from './player.queries';

/** Smaller ranks are better and are drawn on top. */
export type HistoryMeasure = 'level' | 'rank';

/** The field that a line is drawn in, in the units of its SVG. */
export const FIELD = { width: 560, height: 180, start: 60, end: 12, top: 12, bottom: 28 } as const;

/** This many times the median distance of two points is a hole, not a line. */
const GAP_FACTOR = 2.5;

export interface HistoryLine {
  /** The lines between points that follow each other; `''` where none do. */
  path: string;
  /** Points that no line leads to. */
  alone: readonly { x: number; y: number }[];
  x: (day: string) => number;
  y: (value: number) => number;
  /** The day, epoch milliseconds in UTC, that lies at a place of the field. */
  timeAt: (x: number) => number;
  /** Whole days below the axis, each once. */
  days: readonly string[];
  values: readonly number[];
}

/** Up to this many days, marks are in days; longer spans use weeks, months and years. */
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
  // Room below the lowest value but not above the best. A constant value lies in the middle.
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

/** Days that stand below the axis from one midnight to another. */
function markedDays(first: number, last: number, ticks: readonly number[]): string[] {
  const count = Math.round((last - first) / DAY_MS);
  if (count > FEW_DAYS) return ticks.filter((at) => at % DAY_MS === 0).map((at) => writtenDay(at / DAY_MS));
  const step = Math.ceil(count / MARKS);
  return Array.from({ length: Math.floor(count / step) + 1 }, (_, index) =>
    writtenDay(last / DAY_MS - index * step),
  ).toReversed();
}

/** The points cut where days are missing. A long history has fewer than one point a day: its median distance counts. */
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

/** Where a day of the server (`2026-01-04`) lies on an axis of days, each of which is as long as the others whatever clocks are changed on it. */
export function timeOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
