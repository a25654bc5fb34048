import type { SearchView } from './search-view';

export type SearchFilter = 'type' | 'min' | 'max' | 'room';

export function activeFilters(view: SearchView): SearchFilter[] {
  return (['type', 'min', 'max', 'room'] as const).filter((filter) => view[filter] !== '');
}
