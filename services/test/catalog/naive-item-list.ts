import { ITEM_CLASSES, ITEM_TYPES, WEAPON_TYPES, type ItemSort, type SortOrder } from '@portico/domain';
import fc from 'fast-check';
import type { CatalogItem } from '../../src/catalog/index.js';
import type { ItemFilters, ListedItem } from '../../src/modules/encyclopedia/items/item-list.js';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

export const itemFilters: fc.Arbitrary<ItemFilters> = fc.record({
  type: optional(fc.constantFrom(...ITEM_TYPES)),
  weaponType: optional(fc.constantFrom(...WEAPON_TYPES)),
  wornBy: optional(fc.constantFrom(...ITEM_CLASSES)),
  minLevel: optional(fc.integer({ min: 1, max: 130 })),
  maxLevel: optional(fc.integer({ min: 1, max: 130 })),
});

const CLASS_BITS = { warrior: 1, magician: 2, bowman: 4, thief: 8, pirate: 16 } as const;

/** Conditions read from the files, independent of the item list. */
export function fitsNaively({ type, id, properties, weaponType }: CatalogItem, wanted: ItemFilters): boolean {
  const { reqLevel = 0, reqJob = 0 } = properties;
  if (wanted.type !== undefined && type !== wanted.type) return false;
  if (wanted.weaponType !== undefined && weaponType !== wanted.weaponType) return false;
  if (wanted.wornBy !== undefined) {
    const isWorn = id < 2_000_000;
    const isBeginner = wanted.wornBy === 'beginner';
    const bit = wanted.wornBy === 'beginner' ? 0 : CLASS_BITS[wanted.wornBy];
    const mayWear = reqJob === 0 || (isBeginner ? reqJob === -1 : reqJob > 0 && (reqJob & bit) !== 0);
    if (!isWorn || !mayWear) return false;
  }
  if (wanted.minLevel === undefined && wanted.maxLevel === undefined) return true;
  return reqLevel > 0 && reqLevel >= (wanted.minLevel ?? 0) && reqLevel <= (wanted.maxLevel ?? 999);
}

const PROPERTY = {
  level: 'reqLevel',
  attackPower: 'incPAD',
  magicAttack: 'incMAD',
  defense: 'incPDD',
  str: 'incSTR',
  dex: 'incDEX',
  int: 'incINT',
  luk: 'incLUK',
} as const;

/** Null if there is none. */
function valueOf(
  item: CatalogItem,
  sort: Exclude<ItemSort, 'relevance'>,
  sourcesOf: (id: number) => number,
): number | string | null {
  if (sort === 'name') return item.name.toLowerCase();
  if (sort === 'sources') return sourcesOf(item.id);
  return item.properties[PROPERTY[sort]] || null;
}

/** Whether values are in order and items without a value come last. */
export function isInOrder(
  listed: readonly ListedItem[],
  { sort, order }: { sort: ItemSort; order: SortOrder },
  sourcesOf: (id: number) => number,
): boolean {
  if (sort === 'relevance') return true;
  const values = listed.map(({ item }) => valueOf(item, sort, sourcesOf));
  return values.every((value, at) => {
    const next = values[at + 1];
    if (next === undefined || next === null) return true;
    return value !== null && (order === 'asc' ? value <= next : value >= next);
  });
}
