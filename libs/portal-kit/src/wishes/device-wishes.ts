import { MAX_INT32, MAX_WISHES } from '@portico/domain';
import { deviceStore } from '../browser/stored';

const KEY = 'portico.wishes';

/** Item ids of this device's wish list, newest first; empty if storage is closed or holds something else. */
export function readDeviceWishes(): number[] {
  // One invalid id would make the API refuse the whole call.
  const isId = (id: unknown): id is number =>
    Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_INT32;
  return [...new Set(deviceStore.readList(KEY, isId))].slice(0, MAX_WISHES);
}

/** Returns whether storage accepted them. */
export function writeDeviceWishes(itemIds: readonly number[]): boolean {
  return deviceStore.write(KEY, itemIds.length === 0 ? null : itemIds);
}

/** Calls back when another tab changes them. Returns a function that stops it. */
export function watchDeviceWishes(call: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
