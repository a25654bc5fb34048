/** The rooms of the Free Market are the maps 910000001 to 910000022. */
export const FREE_MARKET_ROOMS: readonly number[] = Array.from({ length: 22 }, (_, index) => index + 1);

const ENTRANCE_MAP = 910_000_000;

/** The map of a room: FM3 is 910000003. */
export function freeMarketMap(room: number): number {
  return ENTRANCE_MAP + room;
}

/** The number of the room that a map is; undefined for every other map. */
export function freeMarketRoom(mapId: number): number | undefined {
  const room = mapId - ENTRANCE_MAP;
  return FREE_MARKET_ROOMS.includes(room) ? room : undefined;
}
