import {
  ITEM_CLASSES,
  ITEM_SORTS,
  ITEM_TYPES,
  SORT_ORDERS,
  WEAPON_TYPES,
  type ItemSort,
  type SortOrder,
} from '@portico/domain';
import fc from 'fast-check';
import type { CatalogItem } from '../../../catalog/index.js';
import { randomWorld } from '../../../../test/catalog/random-world.js';
import { type ItemFilters, itemRows, type ListedItem, listItems, sortedItems } from './item-list.js';

const { catalog } = randomWorld(11);
const rows = [...itemRows(catalog).values()];
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const filters: fc.Arbitrary<ItemFilters> = fc.record({
  type: optional(fc.constantFrom(...ITEM_TYPES)),
  weaponType: optional(fc.constantFrom(...WEAPON_TYPES)),
  wornBy: optional(fc.constantFrom(...ITEM_CLASSES)),
  minLevel: optional(fc.integer({ min: 1, max: 130 })),
  maxLevel: optional(fc.integer({ min: 1, max: 130 })),
});

const CLASS_BITS = { warrior: 1, magician: 2, bowman: 4, thief: 8, pirate: 16 } as const;

/** Conditions read off the files, without what the list has made of them. */
function fits({ type, id, properties, weaponType }: CatalogItem, wanted: ItemFilters): boolean {
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

/** Null for none. */
function valueOf(item: CatalogItem, sort: Exclude<ItemSort, 'relevance'>): number | string | null {
  if (sort === 'name') return item.name.toLowerCase();
  if (sort === 'sources') return catalog.sourcesOfItem(item.id).length;
  return item.properties[PROPERTY[sort]] || null;
}

function isInOrder(listed: readonly ListedItem[], sort: ItemSort, order: SortOrder): boolean {
  if (sort === 'relevance') return true;
  const values = listed.map(({ item }) => valueOf(item, sort));
  return values.every((value, at) => {
    const next = values[at + 1];
    if (next === undefined || next === null) return true;
    return value !== null && (order === 'asc' ? value <= next : value >= next);
  });
}

describe('the list of items', () => {
  it('has the items that a scan of the files has, none before one of a lesser value', () => {
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom(...ITEM_SORTS),
        fc.constantFrom(...SORT_ORDERS),
        (wanted, sort, order) => {
          const listed = listItems(rows, wanted, { sort, order });
          const scan = catalog.searchItems({ term: '' }).filter((item) => fits(item, wanted));
          const idsOf = (items: readonly CatalogItem[]) => items.map(({ id }) => id).sort((a, b) => a - b);
          expect(idsOf(listed.map(({ item }) => item))).toEqual(idsOf(scan));
          expect(isInOrder(listed, sort, order)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is the same where all items were sorted before', () => {
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom(...ITEM_SORTS),
        optional(fc.constantFrom(...SORT_ORDERS)),
        (wanted, sort, order) => {
          const kept = listItems(sortedItems(catalog, { sort, order }), wanted, { sort: 'relevance' });
          expect(kept).toEqual(listItems(rows, wanted, { sort, order }));
        },
      ),
      { numRuns: 100 },
    );
  });
});
