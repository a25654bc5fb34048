import type { Catalog } from '../../../catalog/index.js';

/** Where scrolls with chaotic outcome stand among ids. */
const FIRST = 2_049_100;
const END = 2_049_200;

/** Those that the game server itself treats so, whatever they are called. */
const LAST_OF_SERVER = 2_049_103;

const known = new WeakMap<Catalog, readonly number[]>();

/** Scrolls of the catalog that change values by chance: those of the game server, and those that say so in their name. */
export function chaosScrolls(catalog: Catalog): readonly number[] {
  const kept = known.get(catalog);
  if (kept !== undefined) return kept;
  const ids: number[] = [];
  for (let id = FIRST; id < END; id++) {
    if (catalog.item(id) === undefined) continue;
    if (id <= LAST_OF_SERVER || /\bchaos\b/i.test(catalog.itemName(id))) ids.push(id);
  }
  known.set(catalog, ids);
  return ids;
}
