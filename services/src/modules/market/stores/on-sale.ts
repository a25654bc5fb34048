import type { OpenStore, StoreGoods } from '../../../game/index.js';

/** Lines that still have something to sell: bundles, and pieces in them. */
export function onSale({ goods }: OpenStore): StoreGoods[] {
  return goods.filter(({ bundles, quantity }) => bundles > 0 && quantity > 0);
}
