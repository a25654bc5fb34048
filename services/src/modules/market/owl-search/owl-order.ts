import type { GoodsSort } from '@portico/domain';
import type { OpenStore, StoreGoods } from '../../../game/index.js';

export interface OwlFind {
  store: OpenStore;
  line: StoreGoods;
  /** Relevance of the item, lower is better. Equal ones are sorted by price. */
  relevance: number;
}

type Order = (a: OwlFind, b: OwlFind) => number;

/** Unknown prices come last whichever way. */
const byPrice =
  (direction: 1 | -1): Order =>
  ({ line: a }, { line: b }) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
    return direction * (a.price - b.price);
  };

/** A piece, not a bundle: a large bundle is dear and may be cheap. Unknown prices come last. */
const byUnitPrice: Order = ({ line: a }, { line: b }) => {
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
  return a.price / a.quantity - b.price / b.quantity;
};

/** Pieces, not bundles: who wants many cares for what is there. */
const byQuantity: Order = ({ line: a }, { line: b }) => b.bundles * b.quantity - a.bundles * a.quantity;

const byStore: Order = ({ store: a }, { store: b }) =>
  compareText(a.ownerName, b.ownerName) || a.characterId - b.characterId;

const byRelevance: Order = (a, b) => a.relevance - b.relevance;

const byPlace: Order = (a, b) => byStore(a, b) || a.line.position - b.line.position;

const chain =
  (...orders: readonly Order[]): Order =>
  (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/** The orders of the search; what is alike goes by relevance, price and place, so that the order never wavers. */
export const OWL_ORDERS: Readonly<Record<GoodsSort, Order>> = {
  relevance: chain(byRelevance, byPrice(1), byPlace),
  price_asc: chain(byPrice(1), byRelevance, byPlace),
  price_desc: chain(byPrice(-1), byRelevance, byPlace),
  quantity_desc: chain(byQuantity, byPrice(1), byPlace),
  store_name: chain(byStore, byRelevance, byPlace),
};

/** Offers of one item, the cheapest first. */
export const OFFER_ORDER: Order = chain(byUnitPrice, byPlace);

function compareText(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
