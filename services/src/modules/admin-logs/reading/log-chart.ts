import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import type { LogChartDto } from './log-answer.dto.js';

export const MAX_CHART_POINTS = 120;

const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 4, 7, 14, 28].map((days) => days * DAY_MS),
];

export function chartStep(from: number, until: number): number {
  const fitting = STEPS.find((step) => until - from <= step * MAX_CHART_POINTS);
  return fitting ?? Math.ceil((until - from) / MAX_CHART_POINTS / DAY_MS) * DAY_MS;
}

export function chartOf(
  { from, until }: { from: number; until: number },
  stepMs: number,
  counts: ReadonlyMap<number, number>,
  isAbout: boolean,
): LogChartDto {
  const points = Array.from({ length: Math.ceil((until - from) / stepMs) }, (_, index) => {
    const at = from + index * stepMs;
    return { at, count: counts.get(at) ?? 0 };
  });
  return { stepMs, from, until, isAbout, points };
}
