import type { OpenStore, StoreGoods } from '@portico/services/game';
import { HOUR_MS } from '@portico/domain';
import { pick } from '@portico/services/platform/collections';
import type { DemoRandom } from '../world/shared/demo-random.js';
import { MAX_MESOS } from './leveling.js';
import type { OnlinePlayer } from './online-player.js';

export interface StoreLine extends StoreGoods {
  price: number;
}

/** A hired merchant in the server's memory. */
export interface SimulatedStore extends OpenStore {
  goods: StoreLine[];
  merchantMesos: number;
  isOpen: boolean;
  closesAt: number;
}

export function closingTime(now: number, random: DemoRandom): number {
  return now + random.between(2, 10) * HOUR_MS;
}

/** A store that was open before the server started may close at any moment, so that new ones open from the first minutes on. */
export function restoredClosingTime(now: number, random: DemoRandom): number {
  return now + random.fraction() * 10 * HOUR_MS;
}

/**
 * Sells bundles of a line to a player for mesos. Sells fewer, or none, if the buyer has too few mesos, the line too
 * few bundles, or the owner would exceed the limit of mesos. Returns the number sold.
 */
export function sell(store: SimulatedStore, line: StoreLine, buyer: OnlinePlayer, wanted: number): number {
  if (!store.isOpen || buyer.characterId === store.characterId) return 0;
  const payable = Math.floor(Math.min(buyer.meso, MAX_MESOS - store.merchantMesos) / line.price);
  const count = Math.max(0, Math.min(wanted, line.bundles, payable));
  line.bundles -= count;
  buyer.meso -= count * line.price;
  store.merchantMesos += count * line.price;
  return count;
}

export function pickPurchase(
  store: SimulatedStore,
  buyers: readonly OnlinePlayer[],
  random: DemoRandom,
): { line: StoreLine; buyer: OnlinePlayer; wanted: number } | undefined {
  const lines = random.sample(
    store.goods.filter(({ bundles }) => bundles > 0),
    2,
  );
  const line = lines.toSorted((a, b) => a.price - b.price)[0];
  const buyer = random.sample(buyers, 6).find(({ meso }) => line !== undefined && meso >= line.price);
  return line && buyer && { line, buyer, wanted: random.between(1, 3) };
}

export function isSoldOut({ goods }: SimulatedStore): boolean {
  return goods.every(({ bundles }) => bundles === 0);
}

const SHOWN = ['characterId', 'ownerName', 'description', 'channel', 'mapId'] as const;

/** A copy of the store, because its goods change with further sales. */
export function toOpenStore(store: SimulatedStore): OpenStore {
  return { ...pick(store, SHOWN), goods: store.goods.map((line) => ({ ...line })) };
}
