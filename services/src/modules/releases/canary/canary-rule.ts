import { DAY_MS } from '@portico/domain';
import type { CanaryCounts } from '../storage/canary-tables.js';

export interface CanaryRule {
  /** A canary with this many visitors in each group and no more faults is promoted; 0 means only by hand. */
  promoteAfter: number;
  /** Nothing is rolled back below this number of visitors with faults. */
  minFaults: number;
  /** Maximum chance that a version as good as the one in service is ever rolled back for faults or silence. */
  falseRollbacks: number;
  /** A canary that is not promoted within these days is rolled back, even if only people promote; 0 means never. */
  maxDays: number;
}

export type CanaryVerdict = 'wait' | 'promote' | 'faults' | 'silence' | 'time';

/**
 * Evidence, as an e-value, that an event is more frequent in the first of two equal groups. If both are equally good, each event is a
 * fair coin. The chance that the evidence *ever* reaches `1 / a` is then at most `a` (Ville's inequality), no matter how many times it is
 * checked. The value is the likelihood ratio of "more frequent, by an unknown amount" (uniform from 1/2 to 1) to "equally frequent".
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
 * Judges a canary. `faults`: more of its visitors have faults. `silence`: fewer of its visitors report at all,
 * because pages that hang or never start report nothing. Both share the maximum chance of false rollbacks. `time`: it
 * has run for `maxDays`, and nothing proves it good or the promotion was refused.
 */
export function judge(
  { canary, control }: CanaryCounts,
  rule: CanaryRule,
  { ageMs, isRefused = false }: { ageMs: number; isRefused?: boolean },
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
