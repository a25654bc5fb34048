interface Offer {
  characterId: number;
  itemId: number;
  /** Mesos a bundle. */
  price: number | null;
  quantity: number;
}

/** Names the same offer of the same store, however its rows are numbered. */
export function offerKey({ characterId, itemId, price, quantity }: Offer): string {
  return [characterId, itemId, price ?? '', quantity].join('.');
}
