import { MESO_ITEM_ID, type ItemType } from '@portico/domain';
import { NO_DROPS, NO_MAKER_ROWS, type DropRows, type MakerRows, type ShopRow } from '../live/live-rows.js';
import type { AdvancedHits, AdvancedQuery } from './advanced.types.js';
import { AdvancedIndex } from './advanced/advanced-index.js';
import { NOTHING_IMPORTED } from './catalog-reader.js';
import {
  NAMED_KINDS,
  type CatalogItem,
  type CatalogMonster,
  type NameHits,
  type NearName,
  type NearThing,
  type NearestQuery,
  type PopularItem,
} from './catalog.types.js';
import { NO_SPAWNS, type CustomSpawns } from './map-spawns.js';
import { DropIndex } from './drop-index.js';
import { MakerIndex } from './maker-index.js';
import { ImportedIndex, firstNamed, foundById, withIdFirst } from './imported-index.js';
import {
  placeholderItemName,
  placeholderMonsterName,
  placeholderItem,
  placeholderMonster,
} from './placeholders.js';
import { ShopIndex } from './shop-index.js';
import { World } from './world.js';

const SEARCHES = { exact: 'searchExactly', near: 'search' } as const;

/** One immutable reading of the imported game files and the live drop tables. A new reading replaces it as a whole. */
export class Catalog {
  readonly generation: number | null;
  readonly importedAt: number | null;
  readonly itemCount: number;
  readonly monsterCount: number;
  readonly world: World;

  readonly drops: DropIndex;
  readonly shops: ShopIndex;
  readonly maker: MakerIndex;
  private popular: readonly PopularItem[] | undefined;
  private advanced: AdvancedIndex | undefined;

  constructor(
    private readonly imported: ImportedIndex,
    drops: DropRows,
    /** When the drop tables were read, epoch milliseconds. */
    readonly dropsAsOf: number,
    spawns: CustomSpawns = NO_SPAWNS,
    { shops, maker }: { shops: readonly ShopRow[]; maker: MakerRows } = { shops: [], maker: NO_MAKER_ROWS },
  ) {
    this.generation = imported.generation;
    this.importedAt = imported.importedAt;
    this.itemCount = imported.items.size;
    this.monsterCount = imported.monsters.size;
    const world = new World(imported.world, spawns);
    this.world = world;
    this.drops = new DropIndex(drops, {
      item: (id) => this.itemName(id),
      monster: (id) => imported.monsters.get(id) ?? placeholderMonster(id),
      reactor: (id) => world.reactorName(id),
      continents: (id) => world.continentsOf(id),
    });
    const nameOfKnown = (id: number) => this.item(id)?.name;
    this.shops = new ShopIndex(shops, (id) => world.npc(id)?.name, nameOfKnown);
    this.maker = new MakerIndex(maker, nameOfKnown);
  }

  /** Builds the search indexes early. Otherwise the first search would wait for them. */
  prepareSearches(): void {
    this.popular ??= this.rankByPopularity();
    this.advanced ??= this.indexForFilters();
  }

  item(id: number): CatalogItem | undefined {
    return this.imported.items.get(id) ?? (this.drops.hasSources(id) ? placeholderItem(id) : undefined);
  }

  monster(id: number): CatalogMonster | undefined {
    const known = this.imported.monsters.get(id);
    if (known !== undefined) return known;
    const isFound = this.drops.hasDrops(id) || this.world.mapsOf('monster', id).length > 0;
    return isFound ? placeholderMonster(id) : undefined;
  }

  /**
   * Whether the game files have the entry. The catalog also has ids that only drop tables or spawns name; the game does not know these.
   */
  hasImported(kind: 'item' | 'monster', id: number): boolean {
    return (kind === 'item' ? this.imported.items : this.imported.monsters).has(id);
  }

  /**
   * Sorts by match: the id itself, whole names, whole words, beginnings of words, names that the term abbreviates,
   * parts of words. Near matches follow if hardly any other is found. An empty term matches all.
   */
  searchItems({ term, type }: { term: string; type?: ItemType }): readonly CatalogItem[] {
    const matches = withIdFirst(this.imported.itemNames.search(term), term, (id) => this.item(id));
    return type === undefined ? matches : matches.filter((item) => item.type === type);
  }

  /** Rank of each item that a search finds, by id. A lower rank is a better match; equal ranks match equally well. */
  itemRanks(term: string): ReadonlyMap<number, number> {
    const ranks = this.imported.itemNames.searchRanked(term);
    const known = new Map(ranks.map(({ entry, rank }) => [entry.id, rank]));
    const byId = foundById(term, (id) => this.item(id));
    return byId === undefined || known.has(byId.id) ? known : new Map([[byId.id, 0]]);
  }

  searchMonsters({ term }: { term: string }): readonly CatalogMonster[] {
    return withIdFirst(this.imported.monsterNames.search(term), term, (id) => this.monster(id));
  }

  /** Up to `limit` of each kind by name or id. Typos count only if nothing else is found. Unnamed entries only have ids. */
  findNames({ term, limit }: { term: string; limit: number }): NameHits {
    const exact = this.namesBy('searchExactly', term, limit);
    const isFound = Object.values(exact).some((hits) => hits.length > 0);
    return isFound ? exact : this.namesBy('searchTypos', term, limit);
  }

  /** Suggestions for a search without results: matches without its filters, or similar names. Most similar first, each only once. */
  nearestNames({ kind, term, limit, isFiltered = false }: NearestQuery): readonly NearName[] {
    const names = this.imported.namesOf(kind);
    const hidden = isFiltered ? names.search(term).filter(({ hasName }) => hasName !== false) : [];
    const near = hidden.length > 0 ? hidden : names.findNearest(term, limit).map(({ entry }) => entry);
    return near.slice(0, limit).map(({ id, name }) => ({ id, name }));
  }

  nearestOfAll({ term, limit }: { term: string; limit: number }): readonly NearThing[] {
    const near = NAMED_KINDS.flatMap((kind) =>
      this.imported
        .namesOf(kind)
        .findNearest(term, limit)
        .map(({ entry: { id, name }, alike }) => ({ kind, id, name, alike })),
    );
    near.sort((a, b) => b.alike - a.alike);
    return near.slice(0, limit).map(({ kind, id, name }) => ({ kind, id, name }));
  }

  searchAdvanced(query: AdvancedQuery): AdvancedHits {
    this.advanced ??= this.indexForFilters();
    return this.advanced.search(query);
  }

  popularItems({ type, limit }: { type?: ItemType; limit: number }): readonly PopularItem[] {
    this.popular ??= this.rankByPopularity();
    const ranked = type === undefined ? this.popular : this.popular.filter(({ item }) => item.type === type);
    return ranked.slice(0, limit);
  }

  itemName(id: number): string {
    return this.imported.items.get(id)?.name ?? placeholderItemName(id);
  }

  monsterName(id: number): string {
    return this.imported.monsters.get(id)?.name ?? placeholderMonsterName(id);
  }

  private namesBy(how: 'searchTypos' | 'searchExactly', term: string, limit: number): NameHits {
    const { itemNames, monsterNames } = this.imported;
    const first = firstNamed(term, limit);
    const world = this.world.findNames(term, how);
    return {
      items: first(itemNames[how](term)),
      monsters: first(monsterNames[how](term)),
      maps: first(world.maps),
      npcs: first(world.npcs),
      quests: first(world.quests),
    };
  }

  /** Imported entries by name, then ids that only occur in drop tables. */
  private indexForFilters(): AdvancedIndex {
    const { items, monsters, itemNames, monsterNames } = this.imported;
    const otherItems = [...this.drops.itemIds()].filter((id) => !items.has(id));
    const otherMonsters = [...this.drops.monsterIds()].filter((id) => !monsters.has(id));
    const content = {
      items: [...itemNames.all(), ...inOrder(otherItems).flatMap((id) => placeholderItem(id) ?? [])],
      monsters: [...monsterNames.all(), ...inOrder(otherMonsters).map(placeholderMonster)],
      sourcesOf: (id: number) => this.drops.sourcesOfItem(id),
    };
    return new AdvancedIndex(content, {
      items: (term, how) => withIdFirst(itemNames[SEARCHES[how]](term), term, (id) => this.item(id)),
      monsters: (term, how) => withIdFirst(monsterNames[SEARCHES[how]](term), term, (id) => this.monster(id)),
    });
  }

  private rankByPopularity(): readonly PopularItem[] {
    const ranked: PopularItem[] = [];
    for (const itemId of this.drops.itemIds()) {
      const item =
        itemId === MESO_ITEM_ID ? undefined : (this.imported.items.get(itemId) ?? placeholderItem(itemId));
      if (item) ranked.push({ item, sourceCount: this.drops.sourcesOfItem(itemId).length });
    }
    return ranked.sort((a, b) => b.sourceCount - a.sourceCount || a.item.id - b.item.id);
  }
}

function inOrder(ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}

export const EMPTY_CATALOG = new Catalog(new ImportedIndex(NOTHING_IMPORTED), NO_DROPS, 0);

export function oncePerCatalog<T>(compute: (catalog: Catalog) => T): (catalog: Catalog) => T {
  const known = new WeakMap<Catalog, T>();
  return (catalog) => {
    const value = known.get(catalog) ?? compute(catalog);
    known.set(catalog, value);
    return value;
  };
}
