import { DEFAULT_ADVANCED_SEARCH } from '@portico/domain';
import type { AdvancedFilters, AdvancedSearchMode, AdvancedSort, SortOrder } from '@portico/domain';
import { ENOUGH_NAMES } from '../../search/name-index.js';
import type { AdvancedHits, AdvancedQuery } from '../advanced.types.js';
import { dropMask, itemMask, joinedMask, monsterMask, type Mask } from './filter-masks.js';
import { buildFilterTables, type FilterContent, type FilterTables } from './filter-tables.js';
import { bestSteps, fixedSortKeys, ranksOf, passingPlaces, sortedPlaces, sortPlaces } from './sort-keys.js';
import type { FixedSort, SortKeys } from './sort-keys.js';

/** `near` adds names with a typo if hardly any name matches exactly. */
type Search = (term: string, how: 'exact' | 'near') => readonly { id: number }[];

export interface NameSearch {
  readonly items: Search;
  readonly monsters: Search;
}

interface Selection {
  readonly passes: Mask;
  /** Highest percent step among the drops that pass; undefined if no filter narrows them. */
  readonly best?: Float64Array;
  /** A higher value is a better match, and NaN is none. Undefined without a term. */
  readonly relevance?: Float64Array;
}

/**
 * Searches one catalog with filters. A filter on drops, or on the other side of a drop, keeps only items and monsters
 * with at least one drop that passes all such filters. Mesos are no item here. A global drop is a source of its item,
 * but belongs to no monster. Ties are sorted by name.
 */
export class AdvancedIndex {
  private readonly tables: FilterTables;
  private readonly keys: Readonly<Record<AdvancedSearchMode, SortKeys>>;
  private readonly orders = new Map<string, Uint32Array>();

  constructor(
    content: FilterContent,
    private readonly names: NameSearch,
  ) {
    this.tables = buildFilterTables(content);
    this.keys = fixedSortKeys(this.tables);
  }

  search({ term, filters, sortBy, sortOrder, page, limit }: AdvancedQuery): AdvancedHits {
    const mode = filters.searchMode ?? DEFAULT_ADVANCED_SEARCH.searchMode;
    const selection = this.select(mode, term, filters);
    const places = this.sorted(mode, selection, sortBy, sortOrder);
    const shown = [...places.subarray((page - 1) * limit, page * limit)];
    return { mode, total: places.length, ...this.hits(mode, shown, selection) };
  }

  private select(mode: AdvancedSearchMode, term: string, filters: AdvancedFilters): Selection {
    const { items, monsters, drops } = this.tables;
    const ofItems = itemMask(items, filters);
    const ofMonsters = monsterMask(monsters, filters);
    const ofDrops = dropMask(drops, filters);
    if (mode === 'drops') {
      const rows = joinedMask(drops, ofDrops, ofItems, ofMonsters);
      const relevance = term === '' ? undefined : this.dropRelevance(term);
      return { passes: withKnown(rows, relevance), relevance };
    }
    const isOfItems = mode === 'items';
    const columns = isOfItems ? items : monsters;
    const rows = joinedMask(
      drops,
      ofDrops,
      isOfItems ? undefined : ofItems,
      isOfItems ? ofMonsters : undefined,
    );
    const owners = isOfItems ? drops.item : drops.monster;
    const best = rows && bestSteps(drops.step, owners, rows, columns.entries.length);
    const relevance = term === '' ? undefined : ranksOf(this.names[mode](term, 'near'), columns.placeOf);
    const own = isOfItems ? ofItems : ofMonsters;
    return { passes: withKnown(withKnown(own, best), relevance), best, relevance };
  }

  /** Rates drops by the item's name, then by the monster's. Near matches count only if neither has enough exact ones. */
  private dropRelevance(term: string): Float64Array {
    const { items, monsters, drops } = this.tables;
    const foundItems = this.names.items(term, 'exact');
    const foundMonsters = this.names.monsters(term, 'exact');
    const isEnough = foundItems.length + foundMonsters.length >= ENOUGH_NAMES;
    const ranked = isEnough ? foundItems : this.names.items(term, 'near');
    const byItem = ranksOf(ranked, items.placeOf);
    const byMonster = ranksOf(isEnough ? foundMonsters : this.names.monsters(term, 'near'), monsters.placeOf);
    const relevance = new Float64Array(drops.item.length);
    for (let row = 0; row < relevance.length; row += 1) {
      const own = byItem[drops.item[row] ?? -1] ?? Number.NaN;
      const monster = drops.monster[row] ?? -1;
      const other = monster < 0 ? Number.NaN : (byMonster[monster] ?? Number.NaN) - ranked.length;
      relevance[row] = Number.isNaN(own) ? other : own;
    }
    return relevance;
  }

  private sorted(
    mode: AdvancedSearchMode,
    { passes, best, relevance }: Selection,
    sortBy: AdvancedSort,
    order: SortOrder,
  ): Uint32Array {
    const keys = this.keys[mode];
    if (sortBy === 'relevance') {
      const places = passingPlaces(keys.all, passes);
      return relevance ? sortPlaces(places, relevance, order) : places;
    }
    if (sortBy === 'drop_rate' && best) return sortPlaces(passingPlaces(keys.all, passes), best, order);
    return passingPlaces(this.orderOf(mode, sortBy, order), passes);
  }

  /** The first search that needs an order sorts it. Later searches reuse it. */
  private orderOf(mode: AdvancedSearchMode, sortBy: FixedSort, order: SortOrder): Uint32Array {
    const name = `${mode} ${sortBy} ${order}`;
    const places = this.orders.get(name) ?? sortedPlaces(this.keys[mode][sortBy], order);
    this.orders.set(name, places);
    return places;
  }

  private hits(
    mode: AdvancedSearchMode,
    places: readonly number[],
    { best }: Selection,
  ): Pick<AdvancedHits, AdvancedSearchMode> {
    const { items, monsters, drops } = this.tables;
    const steps = best ?? this.keys[mode].drop_rate;
    const bestOf = (place: number) => drops.steps[steps[place] ?? Number.NaN] ?? null;
    const none = { drops: [], items: [], monsters: [] };
    const dropAt = (place: number) => {
      const source = drops.sources[place];
      const item = items.entries[drops.item[place] ?? -1];
      return source && item ? [{ item, source }] : [];
    };
    const itemAt = (place: number) => {
      const item = items.entries[place];
      const sourceCount = items.sourceCount[place] ?? 0;
      return item ? [{ item, sourceCount, bestPercent: bestOf(place) }] : [];
    };
    const monsterAt = (place: number) => {
      const monster = monsters.entries[place];
      const dropCount = monsters.dropCount[place] ?? 0;
      return monster ? [{ monster, dropCount, bestPercent: bestOf(place) }] : [];
    };
    if (mode === 'drops') return { ...none, drops: places.flatMap(dropAt) };
    if (mode === 'items') return { ...none, items: places.flatMap(itemAt) };
    return { ...none, monsters: places.flatMap(monsterAt) };
  }
}

function withKnown(mask: Mask, values: Float64Array | undefined): Mask {
  if (values === undefined) return mask;
  const narrowed = new Uint8Array(values.length);
  for (let place = 0; place < narrowed.length; place += 1) {
    const isKnown = !Number.isNaN(values[place] ?? Number.NaN);
    narrowed[place] = isKnown && (mask === undefined || mask[place] === 1) ? 1 : 0;
  }
  return narrowed;
}
