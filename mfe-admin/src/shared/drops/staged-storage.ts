import { newKey } from '@portico/portal-kit/pending-send';
import { del, get, set } from 'idb-keyval';
import { stagedDropsIn, type StagedDrop } from './staged-drop';

/** Of what is stored; what another release stored in another form is not read. */
const VERSION = 1;

/** Changes with each writing, so that other tabs are told. */
const SIGNAL = 'portico-staged-drops';

/** Of each account its own: another on the same device sees nothing of it. */
const nameOf = (account: string) => `portico-staged-drops:${account}`;

/** What storage has not taken yet, or does not take: it lives as long as the page. */
const unsaved = new Map<string, readonly StagedDrop[]>();

/** What an account staged on this device. Thousands of rows are more than local storage holds. */
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
    // Storage closed to us, or full: this page has it.
  }
}

/** Calls when another tab wrote, or when this page comes back from where it could not be told. */
export function onStagedElsewhere(listener: () => void): void {
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
