import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  ITEM_TYPES,
  MAX_INT32,
  SORT_ORDERS,
  WEAPON_TYPES,
  type NumberRange,
} from '@portico/domain';
import { EMPTY_SEARCH, limitsOf, RANGE_NAMES, type AdvancedSearch, type RangeName } from './advanced-state';

export const endField = (name: RangeName, end: 'min' | 'max') => `${name}.${end}`;

/** The draft that stands in the form. Numbers are moved into their bounds, and ends that are the wrong way round change places. */
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
