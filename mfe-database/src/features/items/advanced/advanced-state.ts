import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  DEFAULT_ADVANCED_SEARCH,
  FILTER_RANGES,
  ITEM_STATS,
  ITEM_TYPES,
  LIST_SEPARATOR,
  MAX_INT32,
  readRange,
  SORT_ORDERS,
  WEAPON_TYPES,
  writeRange,
  type AdvancedSearchMode,
  type AdvancedSort,
  type FilterRange,
  type ItemStat,
  type ItemType,
  type NumberRange,
  type SortOrder,
  type WeaponType,
} from '@portico/domain';

export type RangeName = FilterRange | ItemStat;

/** Advanced search: kind, filters and order. Absent ranges and empty lists do not filter. */
export interface AdvancedSearch {
  searchMode: AdvancedSearchMode;
  ranges: Readonly<Partial<Record<RangeName, NumberRange>>>;
  itemTypes: readonly ItemType[];
  weaponTypes: readonly WeaponType[];
  sortBy: AdvancedSort;
  sortOrder: SortOrder;
}

/** The address parameters without an advanced search. `searchMode` is present while a search is active. */
export const ADVANCED_DEFAULTS = {
  searchMode: '',
  dropRate: '',
  dropQuantity: '',
  itemLevel: '',
  monsterLevel: '',
  monsterHP: '',
  monsterExp: '',
  attackPower: '',
  magicAttack: '',
  defense: '',
  str: '',
  dex: '',
  int: '',
  luk: '',
  hp: '',
  mp: '',
  itemTypes: '',
  weaponTypes: '',
  sortBy: '',
  sortOrder: '',
} as const satisfies Record<string, ''> & Record<RangeName, ''>;

export type AdvancedParameters = Record<keyof typeof ADVANCED_DEFAULTS, string>;

const STAT_LIMITS = { min: 0, step: 1 } as const;

export const RANGE_NAMES: readonly RangeName[] = [
  'dropRate',
  'dropQuantity',
  'itemLevel',
  'monsterLevel',
  'monsterHP',
  'monsterExp',
  ...ITEM_STATS,
];

export const EMPTY_SEARCH: AdvancedSearch = {
  ...DEFAULT_ADVANCED_SEARCH,
  ranges: {},
  itemTypes: [],
  weaponTypes: [],
};

/** Bounds and step of a range's fields. */
export function limitsOf(name: RangeName): { min: number; max?: number; step: number } {
  return isFilterRange(name) ? FILTER_RANGES[name] : STAT_LIMITS;
}

/** Reads the search of an address; null for none. Invalid values do not narrow it. */
export function readAdvanced(parameters: AdvancedParameters): AdvancedSearch | null {
  const searchMode = known(parameters.searchMode, ADVANCED_SEARCH_MODES);
  if (searchMode === undefined) return null;
  const ranges = RANGE_NAMES.flatMap((name) => {
    const range = readRange(parameters[name]);
    return range !== undefined && isAllowed(name, range) ? [[name, range] as const] : [];
  });
  return {
    searchMode,
    ranges: Object.fromEntries(ranges),
    itemTypes: knownWords(parameters.itemTypes, ITEM_TYPES),
    weaponTypes: knownWords(parameters.weaponTypes, WEAPON_TYPES),
    sortBy: known(parameters.sortBy, ADVANCED_SORTS) ?? DEFAULT_ADVANCED_SEARCH.sortBy,
    sortOrder: known(parameters.sortOrder, SORT_ORDERS) ?? DEFAULT_ADVANCED_SEARCH.sortOrder,
  };
}

/** Writes a search as parameters; '' for defaults, and for all if there is no search. */
export function writeAdvanced(search: AdvancedSearch | null): AdvancedParameters {
  if (search === null) return { ...ADVANCED_DEFAULTS };
  const { searchMode, ranges, itemTypes, weaponTypes, sortBy, sortOrder } = search;
  return {
    ...ADVANCED_DEFAULTS,
    ...Object.fromEntries(RANGE_NAMES.map((name) => [name, writeRange(ranges[name] ?? {})])),
    searchMode,
    itemTypes: itemTypes.join(LIST_SEPARATOR),
    weaponTypes: weaponTypes.join(LIST_SEPARATOR),
    sortBy: sortBy === DEFAULT_ADVANCED_SEARCH.sortBy ? '' : sortBy,
    sortOrder: sortOrder === DEFAULT_ADVANCED_SEARCH.sortOrder ? '' : sortOrder,
  };
}

function isFilterRange(name: RangeName): name is FilterRange {
  return Object.hasOwn(FILTER_RANGES, name);
}

function isAllowed(name: RangeName, { min = 0, max = min }: NumberRange): boolean {
  const { step, max: highest = MAX_INT32 } = limitsOf(name);
  const isCount = step === 1;
  return [min, max].every((end) => end <= highest && (!isCount || Number.isInteger(end))) && min <= max;
}

function known<Word extends string>(text: string, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === text);
}

function knownWords<Word extends string>(text: string, words: readonly Word[]): Word[] {
  const asked = new Set(text.split(LIST_SEPARATOR));
  return words.filter((word) => asked.has(word));
}

export const endField = (name: RangeName, end: 'min' | 'max') => `${name}.${end}`;

/** Reads the draft of the form. Numbers are clamped to their bounds, and reversed ranges are swapped. */
export function readDraft(form: FormData): AdvancedSearch {
  const ranges = RANGE_NAMES.flatMap((name) => {
    const range = rangeOf(numberIn(form, name, 'min'), numberIn(form, name, 'max'));
    return range === undefined ? [] : [[name, range] as const];
  });
  const chosen = (field: string) => form.getAll(field);
  return {
    searchMode: pick(form, 'searchMode', ADVANCED_SEARCH_MODES) ?? EMPTY_SEARCH.searchMode,
    ranges: Object.fromEntries(ranges),
    itemTypes: ITEM_TYPES.filter((type) => chosen('itemTypes').includes(type)),
    weaponTypes: WEAPON_TYPES.filter((type) => chosen('weaponTypes').includes(type)),
    sortBy: pick(form, 'sortBy', ADVANCED_SORTS) ?? EMPTY_SEARCH.sortBy,
    sortOrder: pick(form, 'sortOrder', SORT_ORDERS) ?? EMPTY_SEARCH.sortOrder,
  };
}

function numberIn(form: FormData, name: RangeName, end: 'min' | 'max'): number | undefined {
  const text = form.get(endField(name, end));
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return undefined;
  const { min, max = MAX_INT32, step } = limitsOf(name);
  const steps = 1 / step;
  return Math.min(Math.max(Math.round(number * steps) / steps, min), max);
}

function rangeOf(min: number | undefined, max: number | undefined): NumberRange | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function pick<Word extends string>(form: FormData, field: string, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === form.get(field));
}
