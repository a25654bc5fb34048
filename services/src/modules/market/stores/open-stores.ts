import {
  itemTypeOf,
  FREE_MARKET_ROOMS,
  freeMarketMap,
  freeMarketRoom,
  grouped,
  type StoreSort,
} from '@portico/domain';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { MAX_PREVIEWS } from './stores.dto.js';

/** Lines that still have something to sell: bundles, and pieces in them. */
export function onSale({ goods }: OpenStore): StoreGoods[] {
  return goods.filter(({ bundles, quantity }) => bundles > 0 && quantity > 0);
}

type Order = (a: OpenStore, b: OpenStore) => number;

const names = new Intl.Collator('en');

/** Sorts names alphabetically. Case matters only between names with equal letters. */
const byOwner: Order = (a, b) => names.compare(a.ownerName, b.ownerName) || a.characterId - b.characterId;

const byItems: Order = (a, b) => onSale(b).length - onSale(a).length;

const byChannel: Order = (a, b) => (a.channel ?? Infinity) - (b.channel ?? Infinity) || 0;

const byRoom: Order = (a, b) => (a.mapId ?? Infinity) - (b.mapId ?? Infinity) || 0;

/** By the owner's name, by the number of goods, or in the order of a walk through the rooms with unknown places last. */
export const STORE_ORDERS = {
  owner: byOwner,
  items: (a, b) => byItems(a, b) || byOwner(a, b),
  room: (a, b) => byRoom(a, b) || byChannel(a, b) || byOwner(a, b),
} satisfies Record<StoreSort, Order>;

const previews = new WeakMap<OpenStore, readonly StoreGoods[]>();

/** Goods that represent a store: the most expensive, each item once. Cached, because many requests show the same store. */
export function previewOf(store: OpenStore): readonly StoreGoods[] {
  const known = previews.get(store) ?? bestGoods(store);
  previews.set(store, known);
  return known;
}

function bestGoods(store: OpenStore): readonly StoreGoods[] {
  const best = onSale(store).toSorted(
    (a, b) => (b.price ?? -1) - (a.price ?? -1) || rankOf(a) - rankOf(b) || a.position - b.position,
  );
  return [...grouped(best, ({ itemId }) => itemId).values()]
    .flatMap(([dearest]) => dearest ?? [])
    .slice(0, MAX_PREVIEWS);
}

function rankOf({ itemId }: StoreGoods): number {
  return itemTypeOf(itemId) === 'equipment' ? 0 : 1;
}

export const ROOM_CHOICES = FREE_MARKET_ROOMS.map(String);

export function inRoom(stores: readonly OpenStore[], room: string | undefined): readonly OpenStore[] {
  if (room === undefined) return stores;
  const map = freeMarketMap(Number(room));
  return stores.filter(({ mapId }) => mapId === map);
}

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
