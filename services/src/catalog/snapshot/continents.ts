const CONTINENT = 100_000_000;

/** The hundred millions of a map's id. The game calls this number the continent. */
export function continentOf(mapId: number): number {
  return Math.floor(mapId / CONTINENT);
}
