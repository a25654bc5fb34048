import type { DropsState } from '../drops-state';

/** Who drops an item. */
export function FindByItem(_state: DropsState) {
  return null;
}
