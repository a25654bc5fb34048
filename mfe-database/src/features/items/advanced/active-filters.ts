import type { ItemType, NumberRange, WeaponType } from '@portico/domain';
import { EMPTY_SEARCH, RANGE_NAMES, type AdvancedSearch, type RangeName } from './advanced-state';

/** An active filter, and the search without it. */
export type ActiveFilter = { key: string; without: AdvancedSearch } & (
  | { kind: 'range'; name: RangeName; range: NumberRange }
  | { kind: 'itemType'; name: ItemType }
  | { kind: 'weaponType'; name: WeaponType }
);

/** Active filters in the order of the panel, one for each range, category and weapon. */
export function activeFilters(search: AdvancedSearch | null): ActiveFilter[] {
  if (search === null) return [];
  const { itemTypes, weaponTypes } = search;
  return [
    ...RANGE_NAMES.flatMap((name): ActiveFilter[] => {
      const { [name]: range, ...ranges } = search.ranges;
      return range === undefined
        ? []
        : [{ key: name, kind: 'range', name, range, without: { ...search, ranges } }];
    }),
    ...itemTypes.map((name): ActiveFilter => ({
      key: `item-${name}`,
      kind: 'itemType',
      name,
      without: { ...search, itemTypes: itemTypes.filter((other) => other !== name) },
    })),
    ...weaponTypes.map((name): ActiveFilter => ({
      key: `weapon-${name}`,
      kind: 'weaponType',
      name,
      without: { ...search, weaponTypes: weaponTypes.filter((other) => other !== name) },
    })),
  ];
}

export function isEmptySearch(search: AdvancedSearch): boolean {
  const { searchMode, sortBy, sortOrder } = EMPTY_SEARCH;
  return (
    activeFilters(search).length === 0 &&
    search.searchMode === searchMode &&
    search.sortBy === sortBy &&
    search.sortOrder === sortOrder
  );
}
