import type { DropChange, DropValues } from '@portico/domain';
import { del, get, set } from 'idb-keyval';
import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** An edit that is not applied yet. */
export interface StagedDrop extends DropChange {
  /** Of the row, `rowKey` and `newRowKey`. */
  key: string;
}

interface Staged {
  drops: readonly StagedDrop[];
}

const NAME = 'portico-staged-drops';

/** Steps that can be undone. */
const MAX_STEPS = 100;

/** Kept on the device: thousands of rows are more than local storage holds. */
const storage = createJSONStorage<Staged>(() => ({
  getItem: async (name) => (await get<string>(name)) ?? null,
  setItem: (name, value) => set(name, value),
  removeItem: (name) => del(name),
}));

const store = createStore<Staged>()(
  persist(
    temporal((): Staged => ({ drops: [] }), { limit: MAX_STEPS }),
    { name: NAME, storage, skipHydration: true, partialize: ({ drops }) => ({ drops }) },
  ),
);

export const rowKey = ({ table, rowId }: Pick<DropChange, 'table' | 'rowId'>) => `${table}:${rowId}`;
export const newRowKey = ({ table }: Pick<DropChange, 'table'>) => `${table}:new:${crypto.randomUUID()}`;

/** What is staged, in the order of editing. */
export function useStagedDrops(): readonly StagedDrop[] {
  return useStore(store, ({ drops }) => drops);
}

/** Adds edits; an edit of a row that is staged replaces it and keeps how the row was, one that changes nothing goes. */
export function stageDrops(edits: readonly StagedDrop[]): void {
  store.setState(({ drops }) => {
    const byKey = new Map(drops.map((drop) => [drop.key, drop]));
    for (const edit of edits) {
      const before = byKey.get(edit.key)?.before ?? edit.before;
      const next = { ...edit, before };
      if (isSame(before, next.after)) byKey.delete(edit.key);
      else byKey.set(edit.key, next);
    }
    return { drops: [...byKey.values()] };
  });
}

export function unstageDrops(keys: ReadonlySet<string>): void {
  store.setState(({ drops }) => ({ drops: drops.filter(({ key }) => !keys.has(key)) }));
}

/** In place of what is staged: nothing, or the edits of a draft. */
export function replaceStagedDrops(drops: readonly StagedDrop[] = []): void {
  store.setState({ drops });
}

/** Steps back and forth through the edits. */
export function useStagedSteps() {
  const { undo, redo, pastStates, futureStates } = useStore(store.temporal);
  return { undo, redo, canUndo: pastStates.length > 0, canRedo: futureStates.length > 0 };
}

/** Brings back what was staged on this device. */
export async function restoreStagedDrops(): Promise<void> {
  await store.persist.rehydrate();
}

export function isSame(one: DropValues | null, other: DropValues | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.itemId === other.itemId &&
    one.minQuantity === other.minQuantity &&
    one.maxQuantity === other.maxQuantity &&
    one.questId === other.questId &&
    one.chance === other.chance
  );
}
