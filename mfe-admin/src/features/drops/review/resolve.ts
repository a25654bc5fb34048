import { isSameDrop, type DropValues } from '@portico/domain';
import { newRowKey, type StagedDrop } from '../../../shared/drops/staged-drops';

/** Rows of staged edits as they are now, by key, where somebody changed them since; null where the row is gone. */
export type RowsNow = ReadonlyMap<string, DropValues | null>;

/** Edits that hold against what others changed since: each begins from its row as it is now. Of a row that is gone it makes a new one. */
export function rebasedDrops(drops: readonly StagedDrop[], now: RowsNow): StagedDrop[] {
  return drops.flatMap((drop) => {
    const values = now.get(drop.key);
    if (values === undefined || drop.before === null) return drop;
    if (isSameDrop(values, drop.after)) return [];
    if (values !== null) return { ...drop, before: values };
    return { ...drop, key: newRowKey(drop), rowId: null, before: null };
  });
}
