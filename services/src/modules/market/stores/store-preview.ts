import { itemTypeOf } from '@portico/domain';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { MAX_PREVIEWS } from './stores.dto.js';
import { onSale } from './on-sale.js';

const previews = new WeakMap<OpenStore, readonly number[]>();

/** The items that speak for a store: the dearest, each once. A reading of the stores is asked for them many times. */
export function previewOf(store: OpenStore): readonly number[] {
  const known = previews.get(store) ?? bestItems(store);
  previews.set(store, known);
  return known;
}

function bestItems(store: OpenStore): readonly number[] {
  const best = onSale(store)
    .toSorted(byWorth)
    .map(({ itemId }) => itemId);
  return [...new Set(best)].slice(0, MAX_PREVIEWS);
}

function byWorth(a: StoreGoods, b: StoreGoods): number {
  return (b.price ?? -1) - (a.price ?? -1) || rankOf(a) - rankOf(b) || a.position - b.position;
}

function rankOf({ itemId }: StoreGoods): number {
  return itemTypeOf(itemId) === 'equipment' ? 0 : 1;
}
