import { FREE_MARKET_ROOMS, freeMarketMap, freeMarketRoom } from '@portico/domain';
import type { OpenStore } from '../../../game/index.js';

/** Values of `?room=`. */
export const ROOM_CHOICES = FREE_MARKET_ROOMS.map(String);

/** Stores of a room; all stores without a room. */
export function inRoom(stores: readonly OpenStore[], room: string | undefined): readonly OpenStore[] {
  if (room === undefined) return stores;
  const map = freeMarketMap(Number(room));
  return stores.filter(({ mapId }) => mapId === map);
}

/** How many stores each room has, in the order of the rooms, empty ones left out. */
export function roomsOf(stores: readonly OpenStore[]): { room: number; stores: number }[] {
  const counts = new Map<number, number>();
  for (const { mapId } of stores) {
    const room = mapId === null ? undefined : freeMarketRoom(mapId);
    if (room !== undefined) counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return FREE_MARKET_ROOMS.flatMap((room) => {
    const count = counts.get(room);
    return count === undefined ? [] : [{ room, stores: count }];
  });
}
