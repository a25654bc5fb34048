import type { DemoRandom } from '../world/shared/demo-random.js';
import type { StoreGoods } from '../../game/index.js';
import type { Player } from './online-player.js';
import { closingTime } from './simulated-store.js';
import type { Shelf, ShelfLine } from './simulated-store.js';

const FIRST_ROOM = 910_000_001;
const ROOMS = 22;
const CHANNELS = 20;
const MAX_SLOTS = 16;
const UNKNOWN_WORTH = 50_000;

/** What the people of the market have and ask: the goods, prices and signs that were ever seen. */
export class Supplies {
  private readonly wares: Pick<ShelfLine, 'itemId' | 'quantity' | 'price' | 'stats'>[] = [];
  private readonly prices = new Map<number, number>();
  private readonly signs = new Set<string>();

  learn(ware: Pick<ShelfLine, 'itemId' | 'quantity' | 'price' | 'stats'>): void {
    this.prices.set(ware.itemId, ware.price / ware.quantity);
    this.wares.push(ware);
  }

  learnSign(sign: string | null): void {
    if (sign !== null) this.signs.add(sign);
  }

  /** What so many pieces were last sold for, or something. */
  priceOf(itemId: number, quantity: number): number {
    return Math.max(1, Math.round((this.prices.get(itemId) ?? UNKNOWN_WORTH) * quantity));
  }

  /** A store that a player opens: what it had left from the last one, and new goods. */
  open(owner: Player, kept: readonly StoreGoods[], now: number, random: DemoRandom): Shelf {
    const leftovers = kept.slice(0, MAX_SLOTS - 2).map((line) => ({
      ...line,
      price: this.asked(this.priceOf(line.itemId, line.quantity), random),
    }));
    const room = Math.min(MAX_SLOTS - leftovers.length, random.between(3, 12));
    const fresh = random.sample(this.wares, room).map((ware) => ({
      ...ware,
      rowId: null,
      position: 0,
      price: this.asked(ware.price, random),
      bundles: ware.stats === null ? random.between(2, 20) : 1,
    }));
    return {
      characterId: owner.characterId,
      ownerName: owner.name,
      description: random.pick([...this.signs, 'open!']),
      channel: random.between(1, CHANNELS),
      mapId: FIRST_ROOM + random.between(0, ROOMS - 1),
      goods: [...leftovers, ...fresh].map((line, index) => ({ ...line, position: index + 1 })),
      merchantMesos: 0,
      isOpen: true,
      closesAt: closingTime(now, random),
    };
  }

  /** A little above or below what others ask, two digits that matter. */
  private asked(price: number, random: DemoRandom): number {
    const exact = price * (0.9 + random.fraction() * 0.2);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
    return Math.max(1, Math.min(2_000_000_000, Math.round(exact / step) * step));
  }
}
