import { NO_SEARCH, type SearchView } from './search-view';

const FILTERS = ['type', 'gear', 'min', 'max', 'below', 'room'] as const;

/** Filters of the stat panel. */
const STAT_FILTERS = ['channel', 'per', 'scrolls', 'rolls', 'all', 'some', 'sum'] as const;

export type SearchFilter = (typeof FILTERS)[number] | (typeof STAT_FILTERS)[number];

export function activeFilters(view: SearchView): SearchFilter[] {
  return [...FILTERS.filter((filter) => view[filter] !== NO_SEARCH[filter]), ...activeStatFilters(view)];
}

export function activeStatFilters(view: SearchView): (typeof STAT_FILTERS)[number][] {
  return STAT_FILTERS.filter((filter) => view[filter] !== NO_SEARCH[filter]);
}
