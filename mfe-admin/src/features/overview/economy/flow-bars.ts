import { scaleBand, scaleLinear } from 'd3-scale';
import type { DailyFlow } from './daily-flow';

/** The field that bars are drawn in, in the units of its SVG. */
export const FIELD = { width: 720, height: 260, start: 64, end: 8, top: 14, bottom: 30 } as const;

const MARKS = 6;
const EVERY = 5;

export interface FlowBar extends DailyFlow {
  x: number;
  width: number;
  /** Heights above and below the line of zero. */
  inHeight: number;
  outHeight: number;
}

export interface FlowBars {
  bars: readonly FlowBar[];
  zero: number;
  /** Amounts beside the axis: those below zero are of what went out. */
  marks: readonly { y: number; value: number }[];
  /** Days below the axis. */
  days: readonly { x: number; day: string }[];
  indexAt: (x: number) => number;
}

/** What came in stands above the line of each day, what went out hangs below it, on one scale. */
export function flowBars(flows: readonly DailyFlow[]): FlowBars {
  const { width, height, start, end, top, bottom } = FIELD;
  const x = scaleBand<number>()
    .domain(flows.map((_, index) => index))
    .range([start, width - end])
    .paddingInner(0.3);
  const most = Math.max(1, ...flows.map((flow) => flow.in));
  const least = Math.max(0, ...flows.map((flow) => flow.out));
  const y = scaleLinear()
    .domain([-least, most])
    .nice(MARKS)
    .range([height - bottom, top]);
  const zero = y(0);
  const xOf = (index: number) => x(index) ?? start;
  return {
    bars: flows.map((flow, index) => ({
      ...flow,
      x: xOf(index),
      width: x.bandwidth(),
      inHeight: zero - y(flow.in),
      outHeight: y(-flow.out) - zero,
    })),
    zero,
    marks: y
      .ticks(MARKS)
      .filter(Number.isInteger)
      .map((value) => ({ y: y(value), value: Math.abs(value) })),
    days: flows.flatMap(({ day }, index) =>
      (flows.length - 1 - index) % EVERY === 0 ? [{ x: xOf(index) + x.bandwidth() / 2, day }] : [],
    ),
    indexAt: (place) =>
      Math.min(flows.length - 1, Math.max(0, Math.floor((place - start) / Math.max(1, x.step())))),
  };
}
