import type { DropChange } from '@portico/domain';
import { newRowKey, rowKey, type StagedDrop } from './staged-drops';

/** Edits as the API takes them: without what is of the page alone. */
export function changesOf(drops: readonly StagedDrop[]): DropChange[] {
  return drops.map(({ table, dropperId, rowId, before, after }) => ({
    table,
    dropperId,
    rowId,
    before,
    after,
  }));
}

/** Changes of a set as edits that can be staged. */
export function stagedOf(changes: readonly DropChange[]): StagedDrop[] {
  return changes.map((change) => ({
    ...change,
    key: change.rowId === null ? newRowKey(change) : rowKey(change),
  }));
}

/** What takes changes back: each row as it was before. A row that was added has an id by then. */
export function reversedOf(changes: readonly DropChange[]): DropChange[] {
  return changes.map(({ rowId, before, after, ...change }) => ({
    ...change,
    rowId: after === null ? null : rowId,
    before: after,
    after: before,
  }));
}

/** Edits that are among changes, each change once, and the rest. */
export function stagedChanges(drops: readonly StagedDrop[], changes: readonly DropChange[]) {
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(contentOf(change), (counts.get(contentOf(change)) ?? 0) + 1);
  const among: StagedDrop[] = [];
  const rest: StagedDrop[] = [];
  for (const drop of drops) {
    const content = contentOf(drop);
    const left = counts.get(content) ?? 0;
    if (left > 0) counts.set(content, left - 1);
    (left > 0 ? among : rest).push(drop);
  }
  return { among, rest };
}

function contentOf({ table, dropperId, rowId, before, after }: DropChange): string {
  return JSON.stringify([table, dropperId, rowId, valuesOf(before), valuesOf(after)]);
}

function valuesOf(values: DropChange['after']) {
  if (values === null) return null;
  const { itemId, minQuantity, maxQuantity, questId, chance } = values;
  return [itemId, minQuantity, maxQuantity, questId, chance];
}
