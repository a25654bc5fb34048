import { parseMesos } from '@portico/domain';

/** Parameters that are no filters. The same search can have several watches with different prices. */
const NO_FILTERS = new Set(['sort', 'view', 'page', 'max']);

/** Filters of a search, without the highest price, in a normal form for comparison. */
export function filtersOf(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !NO_FILTERS.has(name))
    .map(([name, value]): [string, string] => [name, name === 'min' ? String(parseMesos(value)) : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export function isSameSearch(a: string, b: string): boolean {
  return JSON.stringify(filtersOf(a)) === JSON.stringify(filtersOf(b));
}
