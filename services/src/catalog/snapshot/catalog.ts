import type { ItemType } from '@portico/domain';
import type { AdvancedHits, AdvancedQuery } from './advanced.types.js';
import type {
  CatalogItem,
  CatalogMonster,
  DropEntry,
  DropSource,
  GlobalDrop,
  NameHits,
  NearName,
  NearThing,
  NearestQuery,
  PopularItem,
  ShopOffer,
} from './catalog.types.js';
import type { World } from './world.types.js';

/** One immutable reading of the imported game files and the live drop tables. */
export interface Catalog {
  /** The import in service; null where nothing was imported yet. */
  readonly generation: number | null;
  /** Epoch milliseconds. */
  readonly importedAt: number | null;
  /** When the drop tables were read, epoch milliseconds. */
  readonly dropsAsOf: number;
  readonly itemCount: number;
  readonly monsterCount: number;
  readonly world: World;
  item(id: number): CatalogItem | undefined;
  monster(id: number): CatalogMonster | undefined;
  /** Whether the game files have it: what only drop tables or spawns name is in the catalog, and the game knows nothing of it. */
  hasImported(kind: 'item' | 'monster', id: number): boolean;
  /**
   * Best match first: the id itself, whole names, whole words, beginnings of words, what the term is short for, parts of
   * words, and near misses where hardly any of these is. An empty term matches all.
   */
  searchItems(query: { term: string; type?: ItemType }): readonly CatalogItem[];
  /** How well the items of a search fit it, by id: the lower the better, equal ones fit alike. */
  itemRanks(term: string): ReadonlyMap<number, number>;
  searchMonsters(query: { term: string }): readonly CatalogMonster[];
  /** Up to `limit` of each kind by name or id. Typos count only if nothing else is found. Unnamed entries only have ids. */
  findNames(query: { term: string; limit: number }): NameHits;
  /** Suggestions for a search without results: matches without its filters, or similar names; most similar first, each once. */
  nearestNames(query: NearestQuery): readonly NearName[];
  /** The same over all kinds, without filters. */
  nearestOfAll(query: { term: string; limit: number }): readonly NearThing[];
  searchAdvanced(query: AdvancedQuery): AdvancedHits;
  popularItems(query: { type?: ItemType; limit: number }): readonly PopularItem[];
  /** Monsters first, by percent; a global drop counts once. */
  sourcesOfItem(itemId: number): readonly DropSource[];
  /** NPCs that sell it, the cheapest first. */
  shopOffersOf(itemId: number): readonly ShopOffer[];
  /** Own drops by percent, then global ones; empty for a monster without drops. */
  dropsOfMonster(monsterId: number): readonly DropEntry[];
  /** All rows that fall from a monster besides, by percent, once it has a drop of its own. */
  globalDropsOf(monsterId: number): readonly GlobalDrop[];
  /** All rows that fall on a map from monsters with drops, by percent. */
  globalDropsOn(mapId: number): readonly GlobalDrop[];
  /** The item's name, `Item {id}` where unknown, `Mesos` for 0. */
  itemName(id: number): string;
  monsterName(id: number): string;
}
