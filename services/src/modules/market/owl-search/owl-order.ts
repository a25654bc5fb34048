import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { onSale } from '../stores/open-stores.js';

export interface OwlFind {
  store: OpenStore;
  line: StoreGoods;
}

type Stores = readonly OpenStore[];

/** Goods of stores by the owner's name and position. Goods that are otherwise equal keep this order, so that no list changes randomly. */
export function goodsOf(stores: Stores): OwlFind[] {
  return byOwnerName(stores).flatMap(goodsOfStore);
}

export function byOwnerName(stores: Stores): OpenStore[] {
  return stores
    .map((store) => ({ store, name: store.ownerName.toLowerCase() }))
    .sort((a, b) => compareText(a.name, b.name) || a.store.characterId - b.store.characterId)
    .map(({ store }) => store);
}

export function goodsOfStore(store: OpenStore): OwlFind[] {
  const lines = onSale(store).sort((a, b) => a.position - b.position);
  return lines.map((line) => ({ store, line }));
}

/** Sorts by the price of a piece, because a cheap item may be in a large, expensive bundle. Unknown prices come last. */
export function byUnitPrice({ line: a }: OwlFind, { line: b }: OwlFind): number {
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
  return a.price / a.quantity - b.price / b.quantity;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
