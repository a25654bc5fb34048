import type { FilterPreset, FilterPresetName } from '@portico/domain';
import { EMPTY_SEARCH, type AdvancedSearch } from './advanced-state';

/** The presets in their order. */
export const PRESET_NAMES = [
  'rare_items',
  'common_items',
  'boss_drops',
  'high_level',
  'quest_items',
] as const satisfies readonly FilterPresetName[];

/** The search of a preset: what it does not say is at its default. */
export function presetSearch({ filters, sortBy, sortOrder }: FilterPreset): AdvancedSearch {
  const { searchMode, itemTypes = [], weaponTypes = [], itemStats = {}, ...ranges } = filters;
  return {
    searchMode: searchMode ?? EMPTY_SEARCH.searchMode,
    ranges: { ...ranges, ...itemStats },
    itemTypes,
    weaponTypes,
    sortBy,
    sortOrder,
  };
}
