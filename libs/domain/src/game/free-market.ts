/** The rooms of the Free Market, FM1 to FM22, are the maps 910000001 to 910000022. */
export const FREE_MARKET_ROOMS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
] as const;

export type FreeMarketRoom = (typeof FREE_MARKET_ROOMS)[number];

const ENTRANCE_MAP = 910_000_000;

/** Map id of a room: FM3 is 910000003. */
export function freeMarketMap(room: number): number {
  return ENTRANCE_MAP + room;
}

/** Room of a map; undefined for maps outside the Free Market. */
export function freeMarketRoom(mapId: number): FreeMarketRoom | undefined {
  return FREE_MARKET_ROOMS.find((room) => freeMarketMap(room) === mapId);
}

/** Sorts of stores: most goods, owner's name, room. */
export const STORE_SORTS = ['items', 'owner', 'room'] as const;

export type StoreSort = (typeof STORE_SORTS)[number];

/** Sorts of goods. `relevance` is how well names match the term, `sum_desc` is by the weighted sum of stats, `usual_asc` is by percent of the usual price. */
export const GOODS_SORTS = [
  'relevance',
  'price_asc',
  'price_desc',
  'quantity_desc',
  'store_name',
  'piece_asc',
  'sum_desc',
  'usual_asc',
] as const;

export type GoodsSort = (typeof GOODS_SORTS)[number];

/** Periods of the list of sold items, the default first. */
export const SOLD_PERIODS = ['week', 'month'] as const;

export type SoldPeriod = (typeof SOLD_PERIODS)[number];

/** Days of each period. */
export const SOLD_DAYS = { week: 7, month: 30 } as const satisfies Record<SoldPeriod, number>;

/** Sorts of sold items, the default first: one seller's sales to a friend do not lead the list by sellers. */
export const SOLD_SORTS = ['sellers', 'pieces', 'mesos'] as const;

export type SoldSort = (typeof SOLD_SORTS)[number];

/** Highest percent of the usual price that a search for bargains may name. */
export const MAX_BARGAIN_PERCENT = 100;

/** Percent of the usual price from which on the portal calls an offer a bargain. */
export const BARGAIN_PERCENT = 80;

/** Whether a price range is per bundle or per piece. */
export const PRICE_UNITS = ['bundle', 'piece'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Highest channel that a plug may report. */
export const MAX_CHANNEL = 255;

/** Longest search term for goods, in characters. */
export const MAX_GOODS_TERM = 50;

/** Prices per piece below this have two decimals, because small prices may differ by half. */
const SMALL_PRICE = 10;

/** Mesos per piece of a bundle, rounded up, so that no one pays more than the page says. */
export function unitPrice(price: number, quantity: number): number {
  const exact = price / quantity;
  return exact < SMALL_PRICE ? Math.ceil(exact * 100) / 100 : Math.ceil(exact);
}

/** Rounds a computed price per piece, such as a median, like the price of an offer. */
export function roundPrice(piece: number): number {
  return piece < SMALL_PRICE ? Math.round(piece * 100) / 100 : Math.round(piece);
}
