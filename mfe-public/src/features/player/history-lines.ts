import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { RankHistory, RankPoint } from './player.queries';

/** What a line shows. Of ranks the best is the smallest, and stands on top. */
export type HistoryMeasure = 'level' | 'rank';

/** The field that a line is drawn in, in the units of its SVG. */
export const FIELD = { width: 560, height: 180, start: 60, end: 12, top: 12, bottom: 28 } as const;

const DAY_MS = 86_400_000;

/** This many times the median distance of two points is a hole, not a line. */
const GAP_FACTOR = 2.5;

export interface HistoryLine {
  /** The lines between points that follow each other; `''` where none do. */
  path: string;
  /** Points that no line leads to. */
  alone: readonly { x: number; y: number }[];
  x: (at: number) => number;
  y: (value: number) => number;
  times: readonly number[];
  values: readonly number[];
}

/** Scales, ticks and the line of one measure. Days without a record stay a gap. */
export function historyLine({ points, from, to }: RankHistory, measure: HistoryMeasure): HistoryLine {
  const { width, height, start, end, top, bottom } = FIELD;
  const numbers = points.map((point) => point[measure]);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const domain = measure === 'rank' ? [high + 1, Math.max(low - 1, 1)] : [Math.max(low - 1, 0), high + 1];
  const x = scaleUtc()
    .domain([from, Math.max(to, from + DAY_MS)])
    .range([start, width - end]);
  const y = scaleLinear()
    .domain(domain)
    .range([height - bottom, top]);
  const runs = unbrokenRuns(points);
  const draw = line<RankPoint>(
    ({ at }) => x(at),
    (point) => y(point[measure]),
  );
  return {
    path: runs.map((run) => (run.length > 1 ? (draw(run) ?? '') : '')).join(''),
    alone: runs.flatMap((run) =>
      run.length === 1 ? run.map((at) => ({ x: x(at.at), y: y(at[measure]) })) : [],
    ),
    x: (at) => x(at),
    y: (value) => y(value),
    times: x.ticks(4).map(Number),
    values: y.ticks(4).filter(Number.isInteger),
  };
}

/** The points cut where days are missing. A long history has fewer than one point a day: its median distance counts. */
export function unbrokenRuns<P extends { at: number }>(points: readonly P[]): P[][] {
  const distances = points.slice(1).map(({ at }, index) => at - (points[index]?.at ?? at));
  const median = distances.toSorted((a, b) => a - b)[Math.floor((distances.length - 1) / 2)] ?? DAY_MS;
  const widest = Math.max(median, DAY_MS) * GAP_FACTOR;
  const runs: P[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run === undefined || before === undefined || point.at - before.at > widest) runs.push([point]);
    else run.push(point);
  }
  return runs;
}
