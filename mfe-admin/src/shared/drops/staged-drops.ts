import { isSameDrop, MAX_DROP_CHANGES } from '@portico/domain';
import { session } from '@portico/portal-kit';
import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { followReviewFields } from './review-fields';
import type { StagedDrop } from './staged-drop';
import { onStagedElsewhere, readStaged, writeStaged } from './staged-storage';

interface Staged {
  /** Whose it is; null for nobody's, undefined before that is known. */
  account: string | null | undefined;
  drops: readonly StagedDrop[];
  /** What the device holds of the account is here. */
  isRestored: boolean;
}

type Drops = Staged['drops'];

/** Steps that can be undone. */
const MAX_STEPS = 100;

const store = createStore<Staged>()(
  temporal((): Staged => ({ account: undefined, drops: [], isRestored: false }), {
    limit: MAX_STEPS,
    partialize: ({ drops }) => ({ drops }),
    equality: (one, other) => one.drops === other.drops,
  }),
);

/** As storage has them. */
let saved: Drops = store.getState().drops;

const accountNow = () => session.getState().username?.toLowerCase() ?? null;

/** In place of what is here, without a step: what was before it is not of the same account, or not of this tab. */
function show(next: Staged): void {
  const { pause, resume, clear } = store.temporal.getState();
  saved = next.drops;
  pause();
  store.setState(next);
  resume();
  clear();
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  store.subscribe(({ account, drops }) => {
    if (drops === saved) return;
    saved = drops;
    if (typeof account === 'string') void writeStaged(account, drops);
  });
  session.subscribe(() => {
    if (accountNow() !== store.getState().account) void read();
  });
  onStagedElsewhere(() => void read());
  followReviewFields();
}

let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  const account = accountNow();
  if (store.getState().account !== account) show({ account, drops: [], isRestored: account === null });
  if (account === null) return;
  const drops = await readStaged(account);
  if (accountNow() === account) show({ account, drops, isRestored: true });
}

/** Brings back what the account that is signed in staged on this device, and follows its other tabs from then on. */
export function restoreStagedDrops(): Promise<void> {
  watch();
  const { account, isRestored } = store.getState();
  if (isRestored && account === accountNow()) return Promise.resolve();
  const next = (reading ??= read().finally(() => (reading = undefined)));
  return next;
}

/** An edit before all is restored waits for it: it would be lost, or take the place of what was staged. */
function edit(change: (drops: Drops) => Drops): void {
  const restored = restoreStagedDrops();
  const apply = () => store.setState(({ drops }) => ({ drops: change(drops) }));
  if (store.getState().isRestored) apply();
  else void restored.then(apply);
}

export function useStagedDrops(): Drops {
  return useStore(store, ({ drops }) => drops);
}

export function stagedDrops(): Drops {
  return store.getState().drops;
}

/**
 * Adds edits as one step; an edit of a row that is staged replaces it and keeps how the row was, one that changes nothing goes. Whether
 * there was room: more than one change set holds is not staged.
 */
export function stageDrops(edits: readonly StagedDrop[]): boolean {
  const before = store.getState().drops;
  const after = withEdits(before, edits);
  if (after.length > MAX_DROP_CHANGES) return false;
  edit((drops) => (drops === before ? after : withEdits(drops, edits)));
  return true;
}

function withEdits(drops: Drops, edits: readonly StagedDrop[]): Drops {
  const byKey = new Map(drops.map((drop) => [drop.key, drop]));
  for (const one of edits) {
    const known = byKey.get(one.key);
    const before = known === undefined ? one.before : known.before;
    if (isSameDrop(before, one.after)) byKey.delete(one.key);
    else byKey.set(one.key, { ...one, before });
  }
  return [...byKey.values()];
}

export function unstageDrops(keys: ReadonlySet<string>): void {
  edit((drops) => drops.filter(({ key }) => !keys.has(key)));
}

/** In place of what is staged: nothing, or the edits of a draft. It begins anew, without a step back to what was. */
export function replaceStagedDrops(drops: Drops = []): void {
  edit(() => drops);
  const forget = () => store.temporal.getState().clear();
  if (store.getState().isRestored) forget();
  else void restoreStagedDrops().then(forget);
}

/** Steps back and forth through the edits of this tab. */
export function useStagedSteps() {
  const { undo, redo, pastStates, futureStates } = useStore(store.temporal);
  return {
    undo: () => undo(),
    redo: () => redo(),
    canUndo: pastStates.length > 0,
    canRedo: futureStates.length > 0,
  };
}
