import { DAY_MS } from '@portico/domain';
import type { CanaryCounts } from '../storage/canary-tables.js';

export interface CanaryRule {
  /** Visitors in each group from which a canary with no more faults is promoted; 0: only by hand. */
  promoteAfter: number;
  /** Visitors with faults below which nothing is rolled back. */
  minFaults: number;
  /** Bound of the chance that a version as good as the one in service is ever rolled back. */
  falseRollbacks: number;
  /** Days after which an undecided canary is rolled back; 0: never. */
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

/**
 * Judges a canary. `faults`: more of its visitors have faults. `silence`: fewer of its visitors report at all, because pages that hang or
 * never start report nothing. Both share the bound of false rollbacks. `time`: it ran for `maxDays`, and nothing proves it good.
 */
export function judge({ canary, control }: CanaryCounts, rule: CanaryRule, ageMs: number): CanaryVerdict {
  const enough = 2 / rule.falseRollbacks;
  if (canary.faults >= rule.minFaults && evidence(canary.faults, control.faults) >= enough) return 'faults';
  if (evidence(control.visitors, canary.visitors) >= enough) return 'silence';
  // Ahead of a promotion: one that is due at this age was refused all along.
  if (rule.maxDays > 0 && ageMs >= rule.maxDays * DAY_MS) return 'time';
  const isSampled = rule.promoteAfter > 0 && Math.min(canary.visitors, control.visitors) >= rule.promoteAfter;
  const isAsGood = canary.faults * control.visitors <= control.faults * canary.visitors;
  return isSampled && isAsGood ? 'promote' : 'wait';
}
