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
