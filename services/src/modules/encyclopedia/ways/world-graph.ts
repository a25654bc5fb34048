import { worldRegionOf } from '@portico/domain';
import { oncePerCatalog, type CatalogMap } from '../../../catalog/index.js';
import { push } from '../../../platform/collections/index.js';
import { waysOf } from './map-ways.js';

/** Maps whose ids share their millions. The region has the name of the town that most of its maps return to. */
export interface WorldRegion {
  readonly id: number;
  readonly head: CatalogMap;
  readonly maps: readonly CatalogMap[];
  /** Ids of regions with a portal to or from this region. */
  readonly neighbors: ReadonlySet<number>;
}

export interface WorldGraph {
  readonly regions: ReadonlyMap<number, WorldRegion>;
  readonly neighborsOf: (mapId: number) => readonly number[];
}

/** Named maps with the portals between them. Copies of other maps are left out. */
export const worldGraphOf = oncePerCatalog((catalog): WorldGraph => {
  const { world } = catalog;
  const isShown = (map: CatalogMap | undefined) =>
    map !== undefined && map.hasName && map.hasFile && map.sourceMapId === map.id;
  const neighbors = new Map<number, Set<number>>();
  const connect = (from: number, to: number) => {
    const known = neighbors.get(from);
    if (known) known.add(to);
    else neighbors.set(from, new Set([to]));
  };
  for (const [from, ways] of waysOf(catalog)) {
    if (!isShown(world.map(from))) continue;
    for (const { by, to } of ways) {
      if (by !== 'portal' || !isShown(world.map(to))) continue;
      connect(from, to);
      connect(to, from);
    }
  }
  const maps = new Map<number, CatalogMap[]>();
  for (const map of world.searchMaps('')) if (neighbors.has(map.id)) push(maps, worldRegionOf(map.id), map);
  const neighborsOf = (mapId: number) => [...(neighbors.get(mapId) ?? [])];
  const regions = [...maps].map(([id, own]): [number, WorldRegion] => {
    const others = new Set(own.flatMap((map) => neighborsOf(map.id).map(worldRegionOf)));
    others.delete(id);
    return [id, { id, head: headOf(own, (map) => neighborsOf(map.id).length), maps: own, neighbors: others }];
  });
  return { regions: new Map(regions), neighborsOf };
});

/** The map of a region that most of its maps return to. Ties go to the map with most neighbors. */
function headOf(maps: readonly CatalogMap[], degreeOf: (map: CatalogMap) => number): CatalogMap {
  const votes = new Map<number, number>();
  for (const { returnMapId } of maps) {
    if (returnMapId !== null) votes.set(returnMapId, (votes.get(returnMapId) ?? 0) + 1);
  }
  const rank = (map: CatalogMap) => [votes.get(map.id) ?? 0, degreeOf(map)] as const;
  return maps.reduce((best, map) => {
    const [bestVotes, bestDegree] = rank(best);
    const [ownVotes, degree] = rank(map);
    return ownVotes > bestVotes || (ownVotes === bestVotes && degree > bestDegree) ? map : best;
  });
}
