import { deviceStore, isText } from '@portico/portal-kit';

const KEY = 'portico-searches';
const MAX_SEARCHES = 6;

/** Recent searches on this device, the latest first. */
export function recentSearches(): string[] {
  return deviceStore.readList(KEY, isText).slice(0, MAX_SEARCHES);
}

export function storeSearch(term: string): void {
  const others = recentSearches().filter((known) => known.toLowerCase() !== term.toLowerCase());
  deviceStore.write(KEY, [term, ...others].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  deviceStore.write(KEY, null);
}
