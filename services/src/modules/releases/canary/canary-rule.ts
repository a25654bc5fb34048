import { DAY_MS } from '@portico/domain';
import type { CanaryCounts } from '../storage/canary-tables.js';

export interface CanaryRule {
  /** Visitors in each group from which a canary with no more faults is promoted; 0: only by hand. */
  promoteAfter: number;
  /** Visitors with faults below which nothing is rolled back. */
  minFaults: number;
  /** Bound of the chance that a version as good as the one in service is ever rolled back for faults or silence. */
  falseRollbacks: number;
  /** Days after which a canary that is not promoted is rolled back, also one that only people promote; 0: never. */
  maxDays: number;
}

export type CanaryVerdict = 'wait' | 'promote' | 'faults' | 'silence' | 'time';

/**
 * Evidence that an event comes more often in the first of two equal groups, as an e-value: where both are equally good, each event
 * is a fair coin, and the chance that the evidence *ever* reaches `1 / a` is at most `a` (Ville's inequality), however often one looks.
 * It is the likelihood ratio of "more often, no one knows by how much" (uniform from 1/2 to 1) to "equally often".
 */
export function evidence(first: number, second: number): number {
  const total = first + second;
  // Sum of the binomials (total + 1 over k), k up to `first`, each divided by (total over first).
  let term = (total + 1) / (total + 1 - first);
  let sum = 0;
  for (let k = first; k >= 0 && term > sum * Number.EPSILON; k -= 1) {
    sum += term;
    term *= k / (total + 2 - k);
  }
  return sum / (total + 1);
}

interface CanaryState {
  ageMs: number;
  /** Whether it could not be promoted when the rule said so. */
  isRefused?: boolean;
}

/**
 * Judges a canary. `faults`: more of its visitors have faults. `silence`: fewer of its visitors report at all, because pages that hang or
 * never start report nothing. Both share the bound of false rollbacks. `time`: it ran for `maxDays`, and nothing
 * proves it good, or it could not be promoted.
 */
export function judge(
  { canary, control }: CanaryCounts,
  rule: CanaryRule,
  { ageMs, isRefused = false }: CanaryState,
): CanaryVerdict {
  const enough = 2 / rule.falseRollbacks;
  if (canary.faults >= rule.minFaults && evidence(canary.faults, control.faults) >= enough) return 'faults';
  if (evidence(control.visitors, canary.visitors) >= enough) return 'silence';
  const isOver = rule.maxDays > 0 && ageMs >= rule.maxDays * DAY_MS;
  const isSampled = rule.promoteAfter > 0 && Math.min(canary.visitors, control.visitors) >= rule.promoteAfter;
  const isAsGood = canary.faults * control.visitors <= control.faults * canary.visitors;
  if (isSampled && isAsGood && !(isOver && isRefused)) return 'promote';
  return isOver ? 'time' : 'wait';
}
