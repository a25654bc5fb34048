import type { DropChange } from './drop-changes.queries';

export type ChangeKind = 'new' | 'gone' | 'more' | 'less' | 'quantity' | 'other';

/** What a change means for who hunts the drop. */
export function changeKindOf(change: DropChange): ChangeKind {
  const { percentBefore: before, percentAfter: after } = change;
  if (before === null) return 'new';
  if (after === null) return 'gone';
  if (after !== before) return after > before ? 'more' : 'less';
  return hasOtherQuantity(change) ? 'quantity' : 'other';
}

/** Whether a drop that stays comes in other numbers. */
export function hasOtherQuantity(change: DropChange): boolean {
  const { minBefore, maxBefore, minAfter, maxAfter } = change;
  if (minBefore === null || minAfter === null) return false;
  return minBefore !== minAfter || maxBefore !== maxAfter;
}
