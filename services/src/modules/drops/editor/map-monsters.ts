import type { Catalog, CatalogMap, LifeSpot } from '../../../catalog/index.js';

export interface MonsterOnMap {
  id: number;
  amount: number;
  /** -1 never, 0 with the next wave. */
  respawnSeconds: number;
}

/** The monsters that are to be met on a map, most spots first. */
export function monstersOnMap({ world }: Catalog, map: CatalogMap): MonsterOnMap[] {
  const spots = new Map(
    world.lifeOf(map).flatMap((life) => (life.kind === 'monster' ? [[life.subjectId, life.spots]] : [])),
  );
  return world.monstersOn(map).map(({ monsterId, amount }) => ({
    id: monsterId,
    amount,
    respawnSeconds: respawnOf(spots.get(monsterId) ?? []),
  }));
}

/** The longest of all spots that are seen; one that comes back once makes them come back. */
function respawnOf(spots: readonly LifeSpot[]): number {
  const seen = spots.filter(({ hidden }) => hidden !== true);
  return seen.length === 0 ? 0 : Math.max(...seen.map(({ respawn = 0 }) => respawn));
}
