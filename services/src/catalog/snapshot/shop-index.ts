import { push } from '../../platform/collections/index.js';
import type { ShopRow } from '../live/shop-rows.js';
import type { ShopOffer } from './catalog.types.js';

/** Offers of NPCs by item, the cheapest first. A row without a price is not for sale. */
export class ShopIndex {
  private readonly byItem = new Map<number, ShopOffer[]>();

  constructor(rows: readonly ShopRow[], nameOf: (npcId: number) => string | undefined) {
    for (const { npcId, itemId, price, pitch } of rows) {
      const npcName = nameOf(npcId);
      const isSold = price > 0 || pitch > 0;
      if (npcName === undefined || !isSold) continue;
      const offer = { npcId, npcName, price, pitch: price > 0 ? 0 : pitch };
      if (!this.offersOf(itemId).some((other) => isSame(other, offer))) push(this.byItem, itemId, offer);
    }
    for (const offers of this.byItem.values()) offers.sort(byPrice);
  }

  offersOf(itemId: number): readonly ShopOffer[] {
    return this.byItem.get(itemId) ?? [];
  }
}

function isSame(one: ShopOffer, other: ShopOffer): boolean {
  return one.npcId === other.npcId && byPrice(one, other) === 0;
}

/** Mesos come first, because every player has them. */
function byPrice(one: ShopOffer, other: ShopOffer): number {
  return one.pitch - other.pitch || one.price - other.price || one.npcId - other.npcId;
}
