import { type DropTable, itemTypeOf, MESO_ITEM_ID, type ReactorPartyQuest } from '@portico/domain';
import { type Catalog, searchKey } from '../../../catalog/index.js';
import type { FoundItemDto } from './editor.dto.js';

export interface DropperFilter {
  search: string;
  table: DropTable;
  minLevel: number | undefined;
  maxLevel: number | undefined;
  partyQuest: ReactorPartyQuest | undefined;
}

export function dropperName(catalog: Catalog, table: DropTable, id: number): string {
  return table === 'monster' ? catalog.monsterName(id) : catalog.world.reactorName(id);
}

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

function searched(catalog: Catalog, { search, table }: DropperFilter, withRows: ReadonlyMap<number, number>) {
  const typed = typedId(search);
  const named = table === 'monster' ? catalog.searchMonsters({ term: search }) : reactorsOf(catalog, search);
  const found = new Set(named.map(({ id }) => id));
  if (typed !== undefined && withRows.has(typed)) found.add(typed);
  return [...found];
}

/** Reactors are named after their map. There are a few hundred. */
function reactorsOf(catalog: Catalog, search: string): { id: number }[] {
  const key = searchKey(search);
  const typed = typedId(search);
  return [...catalog.world.reactors()].filter(
    ({ id, name }) => id === typed || searchKey(name).includes(key),
  );
}

const UNKNOWN_LEVEL = Number.MAX_SAFE_INTEGER;

/** Sorts by level, unknown levels last. The monster whose id was typed comes first. */
function inLevels(catalog: Catalog, filter: DropperFilter, ids: readonly number[]): number[] {
  const { search, minLevel = 0, maxLevel = Infinity } = filter;
  const isAnyLevel = filter.minLevel === undefined && filter.maxLevel === undefined;
  const typed = typedId(search);
  const levels = new Map(ids.map((id) => [id, catalog.monster(id)?.level ?? UNKNOWN_LEVEL]));
  const placeOf = (id: number) => (id === typed ? -1 : (levels.get(id) ?? UNKNOWN_LEVEL));
  const isShown = (id: number) => {
    const level = levels.get(id) ?? UNKNOWN_LEVEL;
    return isAnyLevel || (level < UNKNOWN_LEVEL && level >= minLevel && level <= maxLevel);
  };
  return ids.filter(isShown).sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}

const MAX_FOUND = 50;
const MESOS_KEY = 'mesos';
const MESOS_FROM_LENGTH = 3;

/** Finds items by id or name, best match first, the typed id in front; empty for an empty term. */
export function findItems(catalog: Catalog, term: string): FoundItemDto[] {
  if (term === '') return [];
  const named = catalog.searchItems({ term }).slice(0, MAX_FOUND);
  const found = [...special(catalog, term), ...named.map(({ id, name }) => ({ id, name }))];
  return found.slice(0, MAX_FOUND);
}

/** Mesos, which are not an item in the game files; before the first import, any id. */
function special(catalog: Catalog, term: string): FoundItemDto[] {
  const key = searchKey(term);
  const id = typedId(term);
  const isMesos = key.length >= MESOS_FROM_LENGTH && MESOS_KEY.startsWith(key);
  if (id === MESO_ITEM_ID || isMesos) return [itemOf(catalog, MESO_ITEM_ID)];
  const isUnknown = catalog.generation === null && id !== undefined && catalog.item(id) === undefined;
  return isUnknown && itemTypeOf(id) !== undefined ? [itemOf(catalog, id)] : [];
}

export function itemOf(catalog: Catalog, id: number): FoundItemDto {
  return { id, name: catalog.itemName(id) };
}

function typedId(search: string): number | undefined {
  return /^\d{1,10}$/.test(search) ? Number(search) : undefined;
}
