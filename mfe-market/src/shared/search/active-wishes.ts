import type { SearchView } from './search-view';

export type Wish = 'type' | 'min' | 'max' | 'room';

/** What of a search is asked for besides its term. */
export function activeWishes(view: SearchView): Wish[] {
  return (['type', 'min', 'max', 'room'] as const).filter((wish) => view[wish] !== '');
}
