const KEY = 'portico-searches';
const KEPT = 6;

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(term: string): void {
  const others = recentSearches().filter((known) => known.toLowerCase() !== term.toLowerCase());
  write([term, ...others].slice(0, KEPT));
}

export function forgetSearches(): void {
  write([]);
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage closed to us: nothing is remembered.
  }
}
