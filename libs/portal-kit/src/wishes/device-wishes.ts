import { MAX_INT32, MAX_WISHES } from '@portico/domain';
import { deviceStore } from '../stored';

const KEY = 'portico.wishes';

/** Item ids of the wish list of this device, the newest first; empty where storage is closed or holds something else. */
export function readDeviceWishes(): number[] {
  // A call with one wrong id would be refused as a whole.
  const isId = (id: unknown): id is number =>
    Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_INT32;
  return [...new Set(deviceStore.readList(KEY, isId))].slice(0, MAX_WISHES);
}

/** Whether storage took them. */
export function writeDeviceWishes(itemIds: readonly number[]): boolean {
  return deviceStore.write(KEY, itemIds.length === 0 ? null : itemIds);
}

/** Calls when another tab changed them. Returns how to stop. */
export function watchDeviceWishes(call: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
