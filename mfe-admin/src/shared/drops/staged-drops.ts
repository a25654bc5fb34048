import { isSameDrop, MAX_DROP_CHANGES } from '@portico/domain';
import { session } from '@portico/portal-kit';
import { hasFields, newKey } from '@portico/portal-kit/pending-send';
import { del, get, set } from 'idb-keyval';
import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { syncReviewFields } from './review-fields';
import { type StagedDrop, stagedDropsIn } from './staged-drop';

interface Staged {
  /** Account of the edits; null for none, undefined while unknown. */
  account: string | null | undefined;
  drops: readonly StagedDrop[];
  /** Stored edits have been restored. */
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

/** Last stored state. */
let saved: Drops = store.getState().drops;

const accountNow = () => session.getState().username?.toLowerCase() ?? null;

/** Replaces the edits without an undo step: the previous ones belong to another account or tab. */
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
  // A write in another tab, or this page becomes active again.
  window.addEventListener('storage', ({ key }) => {
    if (key === SIGNAL) void read();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void read();
  });
  syncReviewFields();
}

let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  const account = accountNow();
  if (store.getState().account !== account) show({ account, drops: [], isRestored: account === null });
  if (account === null) return;
  const drops = await readStaged(account);
  if (accountNow() === account) show({ account, drops, isRestored: true });
}

/** Restores the edits of the signed-in account and follows its other tabs. */
export function restoreStagedDrops(): Promise<void> {
  watch();
  const { account, isRestored } = store.getState();
  if (isRestored && account === accountNow()) return Promise.resolve();
  return (reading ??= read().finally(() => (reading = undefined)));
}

/** Edits wait until the stored ones are restored: otherwise one would overwrite the other. */
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

/** Adds edits as one undo step. An edit of a staged row replaces it, and one without effect is removed. False if a change set cannot hold more. */
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

/** Replaces all staged edits and clears the undo history. */
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

/** Format version: other formats are not read. */
const VERSION = 1;

/** Changes with each write, to notify other tabs. */
const SIGNAL = 'portico-staged-drops';

/** Stored per account, so that another account on this device sees nothing of it. */
const nameOf = (account: string) => `portico-staged-drops:${account}`;

/** Edits that could not be stored; they last as long as the page. */
const unsaved = new Map<string, readonly StagedDrop[]>();

/** Restores staged edits. Thousands of rows are too much for local storage. */
async function readStaged(account: string): Promise<readonly StagedDrop[]> {
  try {
    const stored: unknown = await get(nameOf(account));
    return unsaved.get(account) ?? dropsIn(stored);
  } catch {
    return unsaved.get(account) ?? [];
  }
}

async function writeStaged(account: string, drops: readonly StagedDrop[]): Promise<void> {
  unsaved.set(account, drops);
  try {
    if (drops.length === 0) await del(nameOf(account));
    else await set(nameOf(account), { version: VERSION, drops });
    if (unsaved.get(account) === drops) unsaved.delete(account);
    localStorage.setItem(SIGNAL, newKey());
  } catch {
    // Storage is closed or full, so only this page keeps the edits.
  }
}

function dropsIn(stored: unknown): StagedDrop[] {
  const isOurs = hasFields(stored, { version: (version) => version === VERSION, drops: Array.isArray });
  return isOurs ? stagedDropsIn((stored as { drops: unknown }).drops) : [];
}
