import { SNAPSHOT_KIND, type StoreSnapshotEntity } from '@portico/services/modules/market';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { DemoItem } from '../items/demo-items.js';
import type { DemoRandom } from '../shared/demo-random.js';

const MAX_PRICE = 2_000_000_000;

/** Returns the price of one piece in mesos, which varies a little around the item's value. */
export type ItemValues = (item: DemoItem) => number;

export function itemValues(items: readonly DemoItem[], random: DemoRandom): ItemValues {
  const values = new Map(items.map((item) => [item.id, valueOf(item, random)]));
  return ({ id }) => values.get(id) ?? 1;
}

function valueOf(item: DemoItem, random: DemoRandom): number {
  const taste = 0.6 + random.fraction() * 0.9;
  const kind = Math.floor(item.id / 10_000);
  if (item.list.file === 'Eqp') return (2000 + item.level ** 2.15 * 110) * taste;
  if (kind === 204) return scrollValue(item, random);
  if (isMonsterCard(item)) return (3000 + item.level * 900) * taste;
  if (item.list.file === 'Ins') return random.between(3, 60) * 100_000;
  // Players undercut the shop a little. Buyers pay more for items that they would have to hunt.
  const counter = Number(item.info.price ?? 1);
  if (item.list.file === 'Consume') return Math.max(1, counter * (0.8 + random.fraction() * 0.3));
  return (40 + item.level * 14) * taste;
}

/** Monster cards drop one at a time, and collectors pay well for them. */
export function isMonsterCard({ id }: Pick<DemoItem, 'id'>): boolean {
  return Math.floor(id / 10_000) === 238;
}

/** Reliable scrolls are cheap. Unlikely ones are expensive, because they give the largest bonuses. */
function scrollValue({ info }: DemoItem, random: DemoRandom): number {
  const success = Number(info.success ?? 100);
  if (success >= 100) return random.between(4, 40) * 10_000;
  if (success >= 60) return random.between(2, 45) * 100_000;
  return random.between(1, 28) * 150_000;
}

/** A price as players set it: two or three significant digits, and many end in nines. */
export function askingPrice(worth: number, random: DemoRandom): number {
  const price = Math.min(MAX_PRICE, Math.max(1, worth));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  const rounded = Math.max(1, Math.round(price / step) * step);
  return rounded > 100 && random.chance(0.3) ? rounded - 1 : rounded;
}

const DAYS = 42;

/** Largest drift of an item's price per day. */
const DAILY_DRIFT = 0.05;

/**
 * Weeks of offers and sales up to `today`, oldest first. Going back in time, each item's price drifts away from its
 * value, as in a real market.
 */
export function demoPriceHistory(
  items: readonly DemoItem[],
  market: { worth: ItemValues; sellers: readonly number[]; today: number },
  random: DemoRandom,
): StoreSnapshotEntity[] {
  const rows: Omit<StoreSnapshotEntity, 'id'>[] = [];
  for (const item of items) {
    let level = 1;
    const demand = 0.15 + random.fraction() * 0.45;
    for (let day = 1; day <= DAYS; day++) {
      level = Math.min(2.2, Math.max(0.45, level * (1 + (random.fraction() - 0.5) * 2 * DAILY_DRIFT)));
      if (!random.chance(demand)) continue;
      const at = market.today - day * DAY_MS + random.between(0, DAY_MS - 1);
      const price = askingPrice(market.worth(item) * level * (0.94 + random.fraction() * 0.12), random);
      const row = { at, itemId: item.id, characterId: random.pick(market.sellers), price, quantity: 1 };
      const isEquipment = item.list.file === 'Eqp';
      rows.push({ ...row, kind: SNAPSHOT_KIND.seen, bundles: isEquipment ? 1 : random.between(1, 40) });
      if (random.chance(0.55)) {
        const soldAt = Math.min(market.today - 1, at + random.between(MINUTE_MS, DAY_MS / 2));
        rows.push({
          ...row,
          at: soldAt,
          kind: SNAPSHOT_KIND.sold,
          bundles: isEquipment ? 1 : random.between(1, 12),
        });
      }
    }
  }
  rows.sort((a, b) => a.at - b.at || a.itemId - b.itemId);
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
