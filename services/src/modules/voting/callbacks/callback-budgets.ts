import type { CallbackVerdict } from '@portico/domain';
import { MINUTE_MS } from '@portico/domain';
import { WriteBudget } from '../../../platform/budget/index.js';

/** Stored rows per verdict that strangers can cause at once, and the time to regain one: 720 a day. */
const BURST = 300;
const REFILL_MS = 2 * MINUTE_MS;

/** Verdicts that strangers can cause: without a proof, by voting for their own account, or by voting again. */
export type CausedByAnybody = Exclude<CallbackVerdict, 'confirmed' | 'refused'>;

/** Limits stored callbacks without effect: more are only counted. Per process. */
export class CallbackBudgets {
  private readonly budgets = new Map<string, WriteBudget>();

  /** How many like it were left out since the last one that is kept, where this one may be; else undefined. */
  take(site: string, verdict: CausedByAnybody): number | undefined {
    const key = `${site} ${verdict}`;
    const budget = this.budgets.get(key) ?? new WriteBudget(BURST, REFILL_MS);
    this.budgets.set(key, budget);
    return budget.take();
  }
}
