import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import { searchKey } from '../../../catalog/index.js';
import type { Catalog } from '../../../catalog/index.js';
import { typedId } from './typed-id.js';

export interface DropperFilter {
  search: string;
  table: DropTable;
  /** Both inclusive, of monsters alone. */
  minLevel: number | undefined;
  maxLevel: number | undefined;
  /** Of reactors alone. */
  partyQuest: ReactorPartyQuest | undefined;
}

/** Ids of the droppers that a filter leaves: those with rows, with a search also others of the catalog. */
export function findDroppers(
  catalog: Catalog,
  filter: DropperFilter,
  withRows: ReadonlyMap<number, number>,
): number[] {
  const ids = filter.search === '' ? [...withRows.keys()] : searched(catalog, filter, withRows);
  const { partyQuest } = filter;
  if (filter.table === 'monster') return inLevels(catalog, filter, ids);
  const isOfQuest = (id: number) =>
    partyQuest === undefined || catalog.world.reactor(id)?.partyQuest === partyQuest;
  return ids.filter(isOfQuest).sort((a, b) => a - b);
}

/** By name, and by an id that maybe the game's tables alone know. */
function searched(
  catalog: Catalog,
  { search, table }: DropperFilter,
  withRows: ReadonlyMap<number, number>,
): number[] {
  const typed = typedId(search);
  const named = table === 'monster' ? catalog.searchMonsters({ term: search }) : reactorsOf(catalog, search);
  const found = new Set(named.map(({ id }) => id));
  if (typed !== undefined && withRows.has(typed)) found.add(typed);
  return [...found];
}

/** Reactors are called after the map where they stand; there are a few hundred. */
function reactorsOf(catalog: Catalog, search: string): { id: number }[] {
  const key = searchKey(search);
  const typed = typedId(search);
  return [...catalog.world.reactors()].filter(
    ({ id, name }) => id === typed || searchKey(name).includes(key),
  );
}

/** By level, those that have none last; in front of all the one whose id was typed. */
function inLevels(catalog: Catalog, filter: DropperFilter, ids: readonly number[]): number[] {
  const { search, minLevel = 0, maxLevel = Infinity } = filter;
  const isAnyLevel = filter.minLevel === undefined && filter.maxLevel === undefined;
  const typed = typedId(search);
  const levels = new Map(ids.map((id) => [id, catalog.monster(id)?.level ?? Infinity]));
  const placeOf = (id: number) => (id === typed ? -1 : (levels.get(id) ?? Infinity));
  const isShown = (id: number) => {
    const level = levels.get(id) ?? Infinity;
    return isAnyLevel || (level < Infinity && level >= minLevel && level <= maxLevel);
  };
  return ids.filter(isShown).sort((a, b) => compare(placeOf(a), placeOf(b)) || a - b);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
