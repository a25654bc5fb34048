import type { ItemType, WeaponType } from './items.js';

/** Lists that an advanced search covers: rows of drop tables, items, or monsters. */
export const ADVANCED_SEARCH_MODES = ['drops', 'items', 'monsters'] as const;

export type AdvancedSearchMode = (typeof ADVANCED_SEARCH_MODES)[number];

export const ADVANCED_SORTS = ['relevance', 'drop_rate', 'level', 'name', 'sources'] as const;

export type AdvancedSort = (typeof ADVANCED_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** Item stats that can be filtered, with their names in the game files. */
export const ITEM_STAT_PROPERTIES = {
  attackPower: 'incPAD',
  magicAttack: 'incMAD',
  defense: 'incPDD',
  str: 'incSTR',
  dex: 'incDEX',
  int: 'incINT',
  luk: 'incLUK',
  hp: 'incMHP',
  mp: 'incMMP',
} as const;

export type ItemStat = keyof typeof ITEM_STAT_PROPERTIES;

export const ITEM_STATS = Object.keys(ITEM_STAT_PROPERTIES) as readonly ItemStat[];

/** A range that includes both ends. A missing end is open. */
export interface NumberRange {
  min?: number;
  max?: number;
}

/**
 * Filters of an advanced search. Absent ones do not filter. `dropRate` is the base percent, `itemLevel` the required
 * level (0 for none). A quantity range matches if the drop can give a number within it.
 */
export interface AdvancedFilters {
  searchMode?: AdvancedSearchMode;
  dropRate?: NumberRange;
  dropQuantity?: NumberRange;
  itemTypes?: readonly ItemType[];
  weaponTypes?: readonly WeaponType[];
  itemLevel?: NumberRange;
  itemStats?: Partial<Record<ItemStat, NumberRange>>;
  monsterLevel?: NumberRange;
  monsterHP?: NumberRange;
  monsterExp?: NumberRange;
}

/** The search after "clear all". */
export const DEFAULT_ADVANCED_SEARCH = {
  searchMode: 'drops',
  sortBy: 'relevance',
  sortOrder: 'desc',
} as const satisfies { searchMode: AdvancedSearchMode; sortBy: AdvancedSort; sortOrder: SortOrder };
