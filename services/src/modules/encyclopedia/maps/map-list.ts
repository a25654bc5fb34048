import {
  firstOrderOf,
  mapRegionOf,
  QUEST_AREA_NAMES,
  type MapKind,
  type MapSort,
  type SortOrder,
} from '@portico/domain';
import { oncePerCatalog, type Catalog, type CatalogMap, type MonsterAmount } from '../../../catalog/index.js';
import { isWithin, sortedRows } from '../shared/sorted-rows.js';

export interface MapFilters {
  minLevel?: number | undefined;
  maxLevel?: number | undefined;
  kind?: MapKind | undefined;
  area?: string | undefined;
}

export interface MapNumbers {
  levels: readonly number[];
  monsterCount: number;
}

export function listMaps(
  found: readonly CatalogMap[],
  { minLevel, maxLevel, kind, area }: MapFilters,
  by: { sort: MapSort; order?: SortOrder | undefined },
  numbersOf: (map: CatalogMap) => MapNumbers | undefined,
): readonly CatalogMap[] {
  const isAnyLevel = minLevel === undefined && maxLevel === undefined;
  const passing = found.filter((map) => {
    if (kind !== undefined && map.isTown !== (kind === 'town')) return false;
    if (area !== undefined && QUEST_AREA_NAMES[mapRegionOf(map.region)] !== area) return false;
    return (
      isAnyLevel || (numbersOf(map)?.levels.some((level) => isWithin(level, minLevel, maxLevel)) ?? false)
    );
  });
  const { sort, order } = by;
  if (sort === 'relevance') return passing;
  const values = {
    name: ({ name }: CatalogMap) => name.toLowerCase(),
    level: (map: CatalogMap) => lowestOf(numbersOf(map)?.levels ?? []),
    monsters: (map: CatalogMap) => numbersOf(map)?.monsterCount ?? null,
  };
  return sortedRows(passing, values[sort], order ?? firstOrderOf(sort));
}

export const mapNumbers = oncePerCatalog((catalog): ReadonlyMap<number, MapNumbers> => {
  const maps = catalog.world.searchMaps('');
  return new Map(
    maps.map((map) => {
      const monsters = catalog.world.monstersOn(map);
      const monsterCount = monsters.reduce((sum, { amount }) => sum + amount, 0);
      return [map.id, { levels: levelsOf(monsters, catalog), monsterCount }];
    }),
  );
});

export function levelsOf(monsters: readonly MonsterAmount[], catalog: Catalog): number[] {
  return monsters.flatMap(({ monsterId }) => catalog.monster(monsterId)?.level ?? []);
}

function lowestOf(levels: readonly number[]): number | null {
  return levels.length === 0 ? null : Math.min(...levels);
}
