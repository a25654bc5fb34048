import type { AdvancedFilters, AdvancedSearchMode, AdvancedSort, SortOrder } from '@portico/domain';
import type { CatalogItem, CatalogMonster, DropSource } from './catalog.types.js';

export interface AdvancedQuery {
  /** Matches names of items or monsters; for drops, the name of either. An empty term matches all. */
  readonly term: string;
  readonly filters: AdvancedFilters;
  readonly sortBy: AdvancedSort;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
}

export interface DropHit {
  readonly item: CatalogItem;
  readonly source: DropSource;
}

export interface ItemHit {
  readonly item: CatalogItem;
  readonly sourceCount: number;
  /** Highest base percent among the sources that pass the filters; null if there are none. */
  readonly bestPercent: number | null;
}

export interface MonsterHit {
  readonly monster: CatalogMonster;
  readonly dropCount: number;
  readonly bestPercent: number | null;
}

/** One page of hits; `total` counts all pages. The lists of the other modes are empty. */
export interface AdvancedHits {
  readonly mode: AdvancedSearchMode;
  readonly total: number;
  readonly drops: readonly DropHit[];
  readonly items: readonly ItemHit[];
  readonly monsters: readonly MonsterHit[];
}
