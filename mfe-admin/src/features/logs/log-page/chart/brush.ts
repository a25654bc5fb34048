import { indexAfterKey } from '@portico/ui';
import type { LogChart } from '../log-answer';

/** Parts of a chart from one to another, in whichever order they were chosen. */
export interface Brush {
  anchor: number;
  end: number;
}

/** The first and the last part of a brush. */
export function endsOf({ anchor, end }: Brush): [number, number] {
  return anchor <= end ? [anchor, end] : [end, anchor];
}

/** The time that a brush covers, cut to that of the chart; `until` is not in it any more. */
export function timeOf(brush: Brush, { points, stepMs, from, until }: LogChart) {
  const [first, last] = endsOf(brush);
  const start = points[first]?.at ?? from;
  const end = (points[last]?.at ?? from) + stepMs;
  return { from: Math.max(start, from), until: Math.min(end, until) };
}

/** Rows in the parts of a brush. */
export function countOf(brush: Brush, { points }: LogChart): number {
  const [first, last] = endsOf(brush);
  return points.slice(first, last + 1).reduce((sum, { count }) => sum + count, 0);
}

/** What a key makes of a brush: arrows go from part to part, with Shift they draw the range longer. */
export function brushAfterKey(key: string, isExtending: boolean, brush: Brush, last: number) {
  const end = indexAfterKey(key, brush.end, last);
  if (end === undefined) return undefined;
  return { anchor: isExtending ? brush.anchor : end, end };
}
