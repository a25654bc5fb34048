import type { DropsState } from '../drops-state';

/** Monsters or reactors, with the filters of the address. */
export function DropperList(_state: DropsState) {
  return null;
}
