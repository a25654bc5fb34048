/** Sales of one item by one seller within a time. */
export interface SellerSales {
  itemId: number;
  /** Mesos that buyers paid. */
  mesos: number;
  pieces: number;
}

/** The usual price of a piece, in mesos: half of the sellers took between `low` and `high`. */
export interface Worth {
  piece: number;
  low: number;
  high: number;
}

/** A price of fewer sellers is theirs, and not the market's. */
const MIN_SELLERS = 3;

/**
 * The median of the sellers' own average prices. Each seller counts once, so that one with a hundred stacks moves it no further than to the
 * price of another seller. Null where fewer than three sold.
 */
export function worthOf(sellers: readonly SellerSales[]): Worth | null {
  return sellers.length < MIN_SELLERS ? null : pricesOf(sellers);
}

/** The same of any number of sellers, for a single day. */
export function pricesOf(sellers: readonly SellerSales[]): Worth {
  const prices = sellers.map(({ mesos, pieces }) => mesos / pieces).sort((a, b) => a - b);
  return { piece: quantile(prices, 0.5), low: quantile(prices, 0.25), high: quantile(prices, 0.75) };
}

/** Between two places the value is on the line between them. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place % 1);
}
