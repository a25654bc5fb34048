const KEY = 'portico-searches';
const MAX_SEARCHES = 6;

/** Recent searches on this device, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((term) => typeof term === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

export function storeSearch(term: string): void {
  const others = recentSearches().filter((known) => known.toLowerCase() !== term.toLowerCase());
  write([term, ...others].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  write([]);
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage closed to us: nothing is stored.
  }
}
