import type { AdvancedFilters, AdvancedSort, SortOrder } from './advanced-filter.js';

export interface FilterPreset {
  filters: AdvancedFilters;
  sortBy: AdvancedSort;
  sortOrder: SortOrder;
}

/** The five presets of the advanced search. */
export const FILTER_PRESETS = {
  rare_items: { filters: { dropRate: { min: 0.001, max: 0.1 } }, sortBy: 'drop_rate', sortOrder: 'asc' },
  common_items: { filters: { dropRate: { min: 5, max: 100 } }, sortBy: 'drop_rate', sortOrder: 'desc' },
  boss_drops: {
    filters: { monsterLevel: { min: 70, max: 200 }, dropRate: { min: 0, max: 5 } },
    sortBy: 'level',
    sortOrder: 'desc',
  },
  high_level: {
    filters: { itemLevel: { min: 70 }, monsterLevel: { min: 70 } },
    sortBy: 'level',
    sortOrder: 'desc',
  },
  quest_items: { filters: { itemTypes: ['etc'] }, sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<string, FilterPreset>;

export type FilterPresetName = keyof typeof FILTER_PRESETS;
