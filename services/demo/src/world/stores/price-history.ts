import { SNAPSHOT_KIND, type StoreSnapshotEntity } from '@portico/services/modules/market';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { DemoItem } from '../items/demo-item.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { askingPrice, type ItemValues } from './prices.js';

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
