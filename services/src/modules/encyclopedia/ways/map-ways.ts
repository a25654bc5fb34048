import { FIELD_LIMIT_BITS, type MapSide } from '@portico/domain';
import { oncePerCatalog, type Catalog, type CatalogItem, type CatalogMap } from '../../../catalog/index.js';
import { push } from '../../../platform/collections/index.js';

/** One step to another map, through a portal or with a scroll. */
export type MapWay =
  | { readonly by: 'portal'; readonly portal: string; readonly side: MapSide | null; readonly to: number }
  | { readonly by: 'scroll'; readonly item: CatalogItem; readonly to: number };

/** First digits of the ids of scrolls that take a player to a town. */
const RETURN_SCROLLS = 203;
const IDS_PER_CATEGORY = 10_000;

/** Marks the map's own return town in the files. */
const NEAREST_TOWN = 999_999_999;

/** Scrolls to a named town work only within its area. Ids of an area share their ten millions. */
const IDS_PER_AREA = 10_000_000;

interface Scrolls {
  nearestTown: CatalogItem | undefined;
  byArea: ReadonlyMap<number, readonly MapWay[]>;
}

const scrollsOf = oncePerCatalog((catalog): Scrolls => {
  const byArea = new Map<number, MapWay[]>();
  let nearestTown: CatalogItem | undefined;
  const scrolls = catalog
    .searchItems({ term: '', type: 'use' })
    .filter(({ id, hasName }) => hasName && Math.floor(id / IDS_PER_CATEGORY) === RETURN_SCROLLS)
    .sort((a, b) => a.id - b.id);
  for (const item of scrolls) {
    const to = item.properties['spec.moveTo'];
    if (to === NEAREST_TOWN) nearestTown ??= item;
    else if (to !== undefined && catalog.world.map(to)) push(byArea, areaOf(to), { by: 'scroll', item, to });
  }
  return { nearestTown, byArea };
});

/** Portals and scrolls that lead out of each map, portals first. */
export const waysOf = oncePerCatalog((catalog): ReadonlyMap<number, readonly MapWay[]> => {
  const ways = new Map<number, readonly MapWay[]>();
  for (const map of catalog.world.searchMaps('')) {
    ways.set(map.id, [...portalsFrom(map, catalog), ...scrollsFrom(map, catalog)]);
  }
  return ways;
});

function portalsFrom(map: CatalogMap, { world }: Catalog): MapWay[] {
  return world.exitsOf(map).map(({ portal, side, targetMapId: to }) => ({ by: 'portal', portal, side, to }));
}

function scrollsFrom(map: CatalogMap, catalog: Catalog): readonly MapWay[] {
  // Maps that forbid a change of channel also forbid scrolls.
  if ((map.fieldLimit & FIELD_LIMIT_BITS.channelChange) !== 0) return [];
  const { nearestTown, byArea } = scrollsOf(catalog);
  const named = byArea.get(areaOf(map.id)) ?? [];
  const town = map.returnMapId;
  if (nearestTown === undefined || town === null || !catalog.world.map(town)) return named;
  return [{ by: 'scroll', item: nearestTown, to: town }, ...named];
}

function areaOf(mapId: number): number {
  return Math.floor(mapId / IDS_PER_AREA);
}
