import {
  firstOrderOf,
  mapRegionOf,
  QUEST_AREA_NAMES,
  type NpcGives,
  type NpcSort,
  type SortOrder,
} from '@portico/domain';
import { oncePerCatalog, type Catalog, type CatalogNpc, type FoundOn } from '../../../catalog/index.js';
import { sortedRows } from '../shared/sorted-rows.js';

export interface ListedNpc {
  npc: CatalogNpc;
  questCount: number;
  goodsCount: number;
  /** The NPC's map; if there are several, the one with most spots. Null if there is none. */
  place: FoundOn | null;
}

export interface NpcFilters {
  occupation?: string | undefined;
  area?: string | undefined;
  gives?: NpcGives | undefined;
}

export interface Occupation {
  occupation: string;
  count: number;
}

const MAX_OCCUPATIONS = 40;

export function listNpcs(
  found: readonly ListedNpc[],
  { occupation = '', area, gives }: NpcFilters,
  by: { sort: NpcSort; order?: SortOrder | undefined },
): readonly ListedNpc[] {
  const passing = found.filter(
    ({ npc, place, ...counts }) =>
      (occupation === '' || npc.occupation === occupation) &&
      (area === undefined || areaOf(place) === area) &&
      (gives === undefined || counts[COUNT_OF[gives]] > 0),
  );
  if (by.sort === 'relevance') return passing;
  return sortedRows(passing, VALUES[by.sort], by.order ?? firstOrderOf(by.sort));
}

const COUNT_OF = { quests: 'questCount', goods: 'goodsCount' } as const satisfies Record<NpcGives, string>;

const VALUES = {
  name: ({ npc }) => npc.name.toLowerCase(),
  occupation: ({ npc }) => (npc.occupation === '' ? null : npc.occupation.toLowerCase()),
  quests: ({ questCount }) => questCount,
  goods: ({ goodsCount }) => goodsCount,
  place: ({ place }) => place && place.map.name.toLowerCase(),
} as const satisfies Record<Exclude<NpcSort, 'relevance'>, (row: ListedNpc) => number | string | null>;

export const npcRows = oncePerCatalog((catalog): ReadonlyMap<number, ListedNpc> => {
  const rowOf = (npc: CatalogNpc): ListedNpc => ({
    npc,
    questCount: catalog.world.quests.ofNpc(npc.id).length,
    goodsCount: catalog.shops.linesOf(npc.id).length,
    place: catalog.world.mapsOf('npc', npc.id).find(({ isHidden }) => !isHidden) ?? null,
  });
  return new Map(catalog.world.searchNpcs('').map((npc) => [npc.id, rowOf(npc)]));
});

export const occupations = oncePerCatalog((catalog: Catalog): readonly Occupation[] => {
  const counts = new Map<string, number>();
  for (const { npc, place } of npcRows(catalog).values()) {
    if (place === null || npc.occupation === '') continue;
    counts.set(npc.occupation, (counts.get(npc.occupation) ?? 0) + 1);
  }
  return [...counts]
    .map(([occupation, count]) => ({ occupation, count }))
    .sort((a, b) => b.count - a.count || (a.occupation < b.occupation ? -1 : 1))
    .slice(0, MAX_OCCUPATIONS);
});

function areaOf(place: FoundOn | null): string | undefined {
  return place === null ? undefined : QUEST_AREA_NAMES[mapRegionOf(place.map.region)];
}
