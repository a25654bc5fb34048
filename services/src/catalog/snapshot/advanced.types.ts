import type { AdvancedFilters, AdvancedSearchMode, AdvancedSort, SortOrder } from '@portico/domain';
import type { CatalogItem, CatalogMonster, DropSource } from './catalog.types.js';

export interface AdvancedQuery {
  /** Empty matches all. Items by theirs, monsters by theirs, drops by the name of either. */
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
  /** Highest base percent among the sources that pass the filters; null without any. */
  readonly bestPercent: number | null;
}

export interface MonsterHit {
  readonly monster: CatalogMonster;
  /** Its own drops but mesos and global ones. */
  readonly dropCount: number;
  /** Highest base percent among the drops that pass the filters; null without any. */
  readonly bestPercent: number | null;
}

/** One page; `total` counts all. The lists of the other modes are empty. */
export interface AdvancedHits {
  readonly mode: AdvancedSearchMode;
  readonly total: number;
  readonly drops: readonly DropHit[];
  readonly items: readonly ItemHit[];
  readonly monsters: readonly MonsterHit[];
}
