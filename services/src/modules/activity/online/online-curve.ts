import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { push } from '../../../platform/collections/index.js';
import type { OnlineSampleEntity } from './online-sample.entity.js';

/** Milliseconds from one point of the curve to the next. */
export const CURVE_STEP_MS = 15 * MINUTE_MS;

/** The mean of each quarter of an hour of the last day, oldest first; null where nothing was counted. */
export function onlineCurve(samples: readonly OnlineSampleEntity[], now: number): (number | null)[] {
  const start = now - (now % CURVE_STEP_MS) + CURVE_STEP_MS - DAY_MS;
  const byStep = new Map<number, OnlineSampleEntity[]>();
  for (const sample of samples) push(byStep, Math.floor((sample.at - start) / CURVE_STEP_MS), sample);
  return Array.from({ length: DAY_MS / CURVE_STEP_MS }, (_, step) => {
    const ofStep = byStep.get(step);
    if (ofStep === undefined) return null;
    return Math.round(ofStep.reduce((sum, { players }) => sum + players, 0) / ofStep.length);
  });
}
