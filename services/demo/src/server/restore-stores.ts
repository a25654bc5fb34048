import type { OpenStore, StoreGoods } from '@portico/services/game';
import type { DemoRandom } from '../world/shared/demo-random.js';
import type { MarketOffers } from './market-offers.js';
import { closingTime, type SimulatedStore, type StoreLine } from './simulated-store.js';

/**
 * Restores the stores that were open when the server last ran. Goods come from the game's rows, which every sale
 * updates; prices, signs and places come from recorded stores.
 */
export function restoreStores(
  rows: readonly OpenStore[],
  recorded: readonly OpenStore[],
  context: {
    offers: MarketOffers;
    merchantMesos: ReadonlyMap<number, number>;
    now: number;
    random: DemoRandom;
  },
): SimulatedStore[] {
  const known = new Map(recorded.map((store) => [store.characterId, store]));
  return rows.map((store) => {
    const before = known.get(store.characterId);
    return {
      ...store,
      description: before?.description ?? null,
      channel: before?.channel ?? 1,
      mapId: before?.mapId ?? 910_000_001,
      goods: pricedLines(store.goods, before?.goods ?? [], context.offers),
      merchantMesos: context.merchantMesos.get(store.characterId) ?? 0,
      isOpen: true,
      closesAt: closingTime(context.now, context.random),
    };
  });
}

/** Each row takes position and price from the first recorded line with the same item. Changes since the record are unknown. */
function pricedLines(
  goods: readonly StoreGoods[],
  recorded: readonly StoreGoods[],
  offers: MarketOffers,
): StoreLine[] {
  const left = [...recorded];
  const lines = goods.map((line) => {
    const index = left.findIndex(
      ({ itemId, quantity, stats }) =>
        itemId === line.itemId &&
        quantity === line.quantity &&
        JSON.stringify(stats) === JSON.stringify(line.stats),
    );
    const match = index < 0 ? undefined : left.splice(index, 1)[0];
    return { line, match };
  });
  let next = Math.max(0, ...recorded.map(({ position }) => position));
  return lines.map(({ line, match }) => ({
    ...line,
    rowId: null,
    position: match?.position ?? ++next,
    price: match?.price ?? offers.priceOf(line.itemId, line.quantity),
  }));
}
