import { newKey } from '@portico/portal-kit/pending-send';
import { del, get, set } from 'idb-keyval';
import { stagedDropsIn, type StagedDrop } from './staged-drop';

/** Format version: other formats are not read. */
const VERSION = 1;

/** Changes with each write, to notify other tabs. */
const SIGNAL = 'portico-staged-drops';

/** Per account: another account on this device sees nothing of it. */
const nameOf = (account: string) => `portico-staged-drops:${account}`;

/** Edits that storage has not taken: they live as long as the page. */
const unsaved = new Map<string, readonly StagedDrop[]>();

/** Restores staged edits. Thousands of rows are too much for local storage. */
export async function readStaged(account: string): Promise<readonly StagedDrop[]> {
  try {
    const stored: unknown = await get(nameOf(account));
    return unsaved.get(account) ?? dropsIn(stored);
  } catch {
    return unsaved.get(account) ?? [];
  }
}

export async function writeStaged(account: string, drops: readonly StagedDrop[]): Promise<void> {
  unsaved.set(account, drops);
  try {
    if (drops.length === 0) await del(nameOf(account));
    else await set(nameOf(account), { version: VERSION, drops });
    if (unsaved.get(account) === drops) unsaved.delete(account);
    localStorage.setItem(SIGNAL, newKey());
  } catch {
    // Storage is closed or full: this page keeps them.
  }
}

/** Called after a write in another tab, or when this page becomes active again. */
export function onStagedInOtherTab(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === SIGNAL) listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

function dropsIn(stored: unknown): StagedDrop[] {
  const isOurs =
    typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === VERSION;
  return isOurs && 'drops' in stored ? stagedDropsIn(stored.drops) : [];
}
