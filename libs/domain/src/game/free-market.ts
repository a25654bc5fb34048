/** The rooms of the Free Market, FM1 to FM22, are the maps 910000001 to 910000022. */
export const FREE_MARKET_ROOMS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
] as const;

export type FreeMarketRoom = (typeof FREE_MARKET_ROOMS)[number];

const ENTRANCE_MAP = 910_000_000;

/** The map of a room: FM3 is 910000003. */
export function freeMarketMap(room: number): number {
  return ENTRANCE_MAP + room;
}

/** The number of the room that a map is; undefined for every other map. */
export function freeMarketRoom(mapId: number): FreeMarketRoom | undefined {
  return FREE_MARKET_ROOMS.find((room) => freeMarketMap(room) === mapId);
}

/** How stores are ordered: most goods, owner's name, room. */
export const STORE_SORTS = ['items', 'owner', 'room'] as const;

export type StoreSort = (typeof STORE_SORTS)[number];

/** How goods that a search found are ordered; `relevance` is how well their names fit the term, `sum_desc` goes by the weighted sum of stats. */
export const GOODS_SORTS = [
  'relevance',
  'price_asc',
  'price_desc',
  'quantity_desc',
  'store_name',
  'piece_asc',
  'sum_desc',
] as const;

export type GoodsSort = (typeof GOODS_SORTS)[number];

/** Price ranges are mesos of a bundle, or of a piece. */
export const PRICE_UNITS = ['bundle', 'piece'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** The highest channel that a plug may tell of. */
export const MAX_CHANNEL = 255;

/** Characters of a term that goods are searched by, at most. */
export const MAX_GOODS_TERM = 50;

/** A price below this is told to the hundredth: two of a few mesos may differ by half. */
const SMALL_PRICE = 10;

/** Mesos for one piece of a bundle, rounded up, so that no one pays more than is said. */
export function unitPrice(price: number, quantity: number): number {
  const exact = price / quantity;
  return exact < SMALL_PRICE ? Math.ceil(exact * 100) / 100 : Math.ceil(exact);
}

/** A price of a piece that lies between others, as exact as one on offer. */
export function roundPrice(piece: number): number {
  return piece < SMALL_PRICE ? Math.round(piece * 100) / 100 : Math.round(piece);
}
