import { MAX_INT32, MAX_WISHES } from '@portico/domain';

const KEY = 'portico.wishes';

/** Item ids of the wish list of this device, the newest first; empty where storage is closed or holds something else. */
export function readDeviceWishes(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    // A call with one wrong id would be refused as a whole.
    const ids = stored.filter((id): id is number => Number.isInteger(id) && id > 0 && id <= MAX_INT32);
    return [...new Set(ids)].slice(0, MAX_WISHES);
  } catch {
    return [];
  }
}

/** Whether storage took them. */
export function writeDeviceWishes(itemIds: readonly number[]): boolean {
  try {
    if (itemIds.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(itemIds));
    return true;
  } catch {
    return false;
  }
}

/** Calls when another tab changed them. Returns how to stop. */
export function watchDeviceWishes(call: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
