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
  ShopLine,
  ShopOffer,
} from './catalog.types.js';
import type { World } from './world.types.js';

/** One immutable reading of the imported game files and the live drop tables. */
export interface Catalog {
  /** The current import; null before the first one. */
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
  /**
   * Whether the game files have the entry. The catalog also has ids that only drop tables or spawns name; the game does not know these.
   */
  hasImported(kind: 'item' | 'monster', id: number): boolean;
  /**
   * Sorts by match: the id itself, whole names, whole words, beginnings of words, names that the term abbreviates,
   * parts of words. Near matches follow if hardly any other is found. An empty term matches all.
   */
  searchItems(query: { term: string; type?: ItemType }): readonly CatalogItem[];
  /** Rank of each item that a search finds, by id. A lower rank is a better match; equal ranks match equally well. */
  itemRanks(term: string): ReadonlyMap<number, number>;
  searchMonsters(query: { term: string }): readonly CatalogMonster[];
  /** Up to `limit` of each kind by name or id. Typos count only if nothing else is found. Unnamed entries only have ids. */
  findNames(query: { term: string; limit: number }): NameHits;
  /** Suggestions for a search without results: matches without its filters, or similar names. Most similar first, each only once. */
  nearestNames(query: NearestQuery): readonly NearName[];
  /** The same as `nearestNames` for all kinds, without filters. */
  nearestOfAll(query: { term: string; limit: number }): readonly NearThing[];
  searchAdvanced(query: AdvancedQuery): AdvancedHits;
  popularItems(query: { type?: ItemType; limit: number }): readonly PopularItem[];
  /** Monsters first, sorted by percent. A global drop counts once. */
  sourcesOfItem(itemId: number): readonly DropSource[];
  /** NPCs that sell the item, the cheapest first. */
  shopOffersOf(itemId: number): readonly ShopOffer[];
  /** Items that the NPC sells, in the shop's order; none if it has no shop. */
  shopOf(npcId: number): readonly ShopLine[];
  /** Own drops by percent, then global drops; empty for a monster without drops. */
  dropsOfMonster(monsterId: number): readonly DropEntry[];
  /** Global drops of a monster, by percent. A monster has them only if it also has a drop of its own. */
  globalDropsOf(monsterId: number): readonly GlobalDrop[];
  /** Global drops on a map, from monsters that have drops, by percent. */
  globalDropsOn(mapId: number): readonly GlobalDrop[];
  /** The item's name; `Item {id}` if unknown, `Mesos` for 0. */
  itemName(id: number): string;
  monsterName(id: number): string;
}
