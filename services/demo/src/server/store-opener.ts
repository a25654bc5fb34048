import type { StoreGoods, OpenStore } from '@portico/services/game';
import type { DemoRandom } from '../world/shared/demo-random.js';
import { CHANNELS, FIRST_MARKET_ROOM, MARKET_ROOMS, MAX_STORE_SLOTS } from '../world/stores/market-rooms.js';
import type { OnlinePlayer } from './online-player.js';
import { closingTime, restoredClosingTime, type SimulatedStore, type StoreLine } from './simulated-store.js';

const DEFAULT_PRICE = 50_000;

type Offer = Pick<StoreLine, 'itemId' | 'quantity' | 'price' | 'stats'>;

/** Opens stores of players with goods, prices and signs that it has seen on the market. */
export class StoreOpener {
  private readonly offers: Offer[] = [];
  private readonly prices = new Map<number, number>();
  private readonly signs = new Set<string>();

  add(offer: Offer): void {
    this.prices.set(offer.itemId, offer.price / offer.quantity);
    this.offers.push(offer);
  }

  addSign(sign: string | null): void {
    if (sign !== null) this.signs.add(sign);
  }

  priceOf(itemId: number, quantity: number): number {
    return Math.max(1, Math.round((this.prices.get(itemId) ?? DEFAULT_PRICE) * quantity));
  }

  openStore(
    owner: OnlinePlayer,
    unsold: readonly StoreGoods[],
    now: number,
    random: DemoRandom,
  ): SimulatedStore {
    const oldLines = unsold.slice(0, MAX_STORE_SLOTS - 2).map((line) => ({
      ...line,
      price: this.askingPrice(this.priceOf(line.itemId, line.quantity), random),
    }));
    const room = Math.min(MAX_STORE_SLOTS - oldLines.length, random.between(3, 12));
    const newLines = random.sample(this.offers, room).map((offer) => ({
      ...offer,
      rowId: null,
      position: 0,
      price: this.askingPrice(offer.price, random),
      bundles: offer.stats === null ? random.between(2, 20) : 1,
    }));
    return {
      characterId: owner.characterId,
      ownerName: owner.name,
      description: random.pick([...this.signs, 'open!']),
      channel: random.between(1, CHANNELS),
      mapId: FIRST_MARKET_ROOM + random.between(0, MARKET_ROOMS - 1),
      goods: [...oldLines, ...newLines].map((line, index) => ({ ...line, position: index + 1 })),
      merchantMesos: 0,
      isOpen: true,
      closesAt: closingTime(now, random),
    };
  }

  /** A little above or below other prices, rounded to two digits. */
  private askingPrice(price: number, random: DemoRandom): number {
    const exact = price * (0.9 + random.fraction() * 0.2);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
    return Math.max(1, Math.min(2_000_000_000, Math.round(exact / step) * step));
  }
}

/**
 * Restores the stores that were open when the server last ran. Goods come from the game's rows, which every sale
 * updates; prices, signs and places come from recorded stores.
 */
export function restoreStores(
  rows: readonly OpenStore[],
  recorded: readonly OpenStore[],
  context: {
    opener: StoreOpener;
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
      goods: pricedLines(store.goods, before?.goods ?? [], context.opener),
      merchantMesos: context.merchantMesos.get(store.characterId) ?? 0,
      isOpen: true,
      closesAt: restoredClosingTime(context.now, context.random),
    };
  });
}

/** Each row takes position and price from the first recorded line with the same item. Changes since the record are unknown. */
function pricedLines(
  goods: readonly StoreGoods[],
  recorded: readonly StoreGoods[],
  opener: StoreOpener,
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
    price: match?.price ?? opener.priceOf(line.itemId, line.quantity),
  }));
}
