import {
  firstOrderOf,
  isWornBy,
  ITEM_STAT_PROPERTIES,
  LISTED_STATS,
  type ItemClass,
  type ItemSort,
  type ItemSource,
  type ItemType,
  type ListedStat,
  type SortOrder,
  type WeaponType,
} from '@portico/domain';
import { oncePerCatalog, type Catalog, type CatalogItem } from '../../../catalog/index.js';
import { isWithin, sortedRows } from '../shared/sorted-rows.js';

export interface ListedItem {
  item: CatalogItem;
  /** Null if everyone can use the item at any level. */
  level: number | null;
  /** Null if no one can wear the item. */
  jobMask: number | null;
  stats: Readonly<Record<ListedStat, number>>;
  sourceCount: number;
  isSold: boolean;
}

export interface ItemFilters {
  type?: ItemType | undefined;
  weaponType?: WeaponType | undefined;
  wornBy?: ItemClass | undefined;
  source?: ItemSource | undefined;
  minLevel?: number | undefined;
  maxLevel?: number | undefined;
}

export function listItems(
  found: readonly ListedItem[],
  filters: ItemFilters,
  by: { sort: ItemSort; order?: SortOrder | undefined },
): readonly ListedItem[] {
  const passing = found.filter((row) => passes(row, filters));
  if (by.sort === 'relevance') return passing;
  return sortedRows(passing, valueOf(by.sort), by.order ?? firstOrderOf(by.sort));
}

export const itemRows = oncePerCatalog(
  (catalog): ReadonlyMap<number, ListedItem> =>
    new Map(
      catalog
        .searchItems({ term: '' })
        .map((item) => [item.id, toListedItem(item, originsOf(catalog, item.id))]),
    ),
);

/** All items in an order. The order is cached, because sorting all items is the slow part of a list. */
export function sortedItems(
  catalog: Catalog,
  by: { sort: ItemSort; order?: SortOrder | undefined },
): readonly ListedItem[] {
  const kept = sortedPerCatalog(catalog);
  const key = `${by.sort} ${by.order ?? ''}`;
  const sorted = kept.get(key) ?? listItems([...itemRows(catalog).values()], {}, by);
  kept.set(key, sorted);
  return sorted;
}

const sortedPerCatalog = oncePerCatalog(() => new Map<string, readonly ListedItem[]>());

type Origins = Pick<ListedItem, 'sourceCount' | 'isSold'>;

export function originsOf(catalog: Catalog, id: number): Origins {
  return {
    sourceCount: catalog.drops.sourcesOfItem(id).length,
    isSold: catalog.shops.offersOf(id).length > 0,
  };
}

/** Required level of an item; null for none. */
export function levelOf({ properties: { reqLevel = 0 } }: CatalogItem): number | null {
  return reqLevel > 0 ? reqLevel : null;
}

export function toListedItem(item: CatalogItem, origins: Origins): ListedItem {
  const { properties } = item;
  const isWorn = item.type === 'equipment';
  return {
    item,
    level: levelOf(item),
    jobMask: isWorn ? (properties.reqJob ?? 0) : null,
    stats: Object.fromEntries(
      LISTED_STATS.map((stat) => [stat, properties[ITEM_STAT_PROPERTIES[stat]] ?? 0]),
    ) as Record<ListedStat, number>,
    ...origins,
  };
}

function passes(
  { item, level, jobMask, sourceCount, isSold }: ListedItem,
  { type, weaponType, wornBy, source, minLevel, maxLevel }: ItemFilters,
): boolean {
  if (type !== undefined && item.type !== type) return false;
  if (weaponType !== undefined && item.weaponType !== weaponType) return false;
  if (wornBy !== undefined && (jobMask === null || !isWornBy(jobMask, wornBy))) return false;
  if (source !== undefined && !(source === 'shop' ? isSold : sourceCount > 0)) return false;
  return isWithin(level, minLevel, maxLevel);
}

/** Rows without a value come last in both directions. */
function valueOf(sort: Exclude<ItemSort, 'relevance'>): (row: ListedItem) => number | string | null {
  if (sort === 'name') return ({ item }) => item.name.toLowerCase();
  if (sort === 'level') return ({ level }) => level;
  if (sort === 'sources') return ({ sourceCount }) => sourceCount;
  return ({ stats }) => (stats[sort] === 0 ? null : stats[sort]);
}
