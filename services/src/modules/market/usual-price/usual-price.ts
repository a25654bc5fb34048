export interface SellerSales {
  itemId: number;
  /** Mesos paid by buyers. */
  mesos: number;
  pieces: number;
}

/** Usual price of a piece in mesos. Half of the sellers sold between `low` and `high`. */
export type UsualPrice = Record<'piece' | 'low' | 'high', number>;

/** With fewer sellers, a price says little about the market. */
const MIN_SELLERS = 3;

/** Median of the sellers' average prices, so that a hundred stacks of one seller count once. Null if fewer than three sellers had sales. */
export function usualPriceOf(sellers: readonly SellerSales[]): UsualPrice | null {
  return sellers.length < MIN_SELLERS ? null : pricesOf(sellers);
}

/** The same for any number of sellers, for a single day. */
export function pricesOf(sellers: readonly SellerSales[]): UsualPrice {
  const prices = sellers.map(({ mesos, pieces }) => mesos / pieces).sort((a, b) => a - b);
  return { piece: quantile(prices, 0.5), low: quantile(prices, 0.25), high: quantile(prices, 0.75) };
}

/** Between two places, the value is interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place % 1);
}
