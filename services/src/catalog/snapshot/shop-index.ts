import { push } from '../../platform/collections/index.js';
import type { ShopRow } from '../live/live-rows.js';
import type { ShopLine, ShopOffer } from './catalog.types.js';

type NameOf = (id: number) => string | undefined;

/** Shops of NPCs, and offers of each item, the cheapest first. A row without a price is not for sale. */
export class ShopIndex {
  private readonly byItem = new Map<number, ShopOffer[]>();
  private readonly byNpc = new Map<number, ShopLine[]>();

  constructor(rows: readonly ShopRow[], npcNameOf: NameOf, itemNameOf: NameOf) {
    const known = new Set<string>();
    for (const { npcId, itemId, ...row } of rows) {
      const npcName = npcNameOf(npcId);
      const isSold = row.price > 0 || row.pitch > 0;
      if (npcName === undefined || !isSold) continue;
      const cost = { price: row.price, pitch: row.price > 0 ? 0 : row.pitch };
      const key = `${npcId} ${itemId} ${cost.price} ${cost.pitch}`;
      if (known.has(key)) continue;
      known.add(key);
      push(this.byItem, itemId, { npcId, npcName, ...cost });
      const itemName = itemNameOf(itemId);
      if (itemName !== undefined) push(this.byNpc, npcId, { itemId, itemName, ...cost });
    }
    for (const offers of this.byItem.values()) offers.sort(byPrice);
  }

  offersOf(itemId: number): readonly ShopOffer[] {
    return this.byItem.get(itemId) ?? [];
  }

  linesOf(npcId: number): readonly ShopLine[] {
    return this.byNpc.get(npcId) ?? [];
  }
}

/** Mesos come first, because every player has them. */
function byPrice(one: ShopOffer, other: ShopOffer): number {
  return one.pitch - other.pitch || one.price - other.price || one.npcId - other.npcId;
}
