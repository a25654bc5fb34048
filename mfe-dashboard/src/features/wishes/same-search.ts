import { parseMesos } from '@portico/domain';

/** Parameters that do not say what is looked for; of the same search with another price there may be several watches. */
const NO_FILTERS = new Set(['sort', 'view', 'page', 'max']);

/** Parameters of a search that say what is looked for besides the highest price, each spelled one way. */
export function filtersOf(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !NO_FILTERS.has(name))
    .map(([name, value]): [string, string] => [name, name === 'min' ? String(parseMesos(value)) : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export function isSameSearch(a: string, b: string): boolean {
  return JSON.stringify(filtersOf(a)) === JSON.stringify(filtersOf(b));
}
