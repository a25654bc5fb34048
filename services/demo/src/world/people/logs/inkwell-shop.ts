import type { InkwellCurrency } from '@portico/domain';
import { INVENTORY_TAB } from '@portico/services/game';
import type { DemoItem } from '../../items/demo-item.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import { tabOf } from '../inventory/inventory-rows.js';
import type { AccountLedger } from './account-ledger.js';

interface Offer {
  itemId: number;
  price: number;
  currency: InkwellCurrency;
}

const OFFERS = 24;

/** Makes the first entries far more popular than the rest. */
const POPULARITY_SKEW = 2.4;

/** Inkwell's shop: scrolls, chairs and covers for vote points, and useful cash items for NX. */
export class InkwellShop {
  private readonly offers: readonly Offer[];

  constructor(items: readonly DemoItem[]) {
    const scrolls = items.filter(({ id }) => Math.floor(id / 10_000) === 204);
    const chairs = items.filter(({ id }) => tabOf(id) === INVENTORY_TAB.setup);
    const comforts = items.filter(({ id, list }) => tabOf(id) === INVENTORY_TAB.cash && list.file === 'Cash');
    this.offers = [
      ...spread(comforts, OFFERS / 3).map((item, index) => offer(item, 900 + index * 700, 'NX_CREDIT')),
      ...spread(scrolls, OFFERS / 3).map((item, index) => offer(item, 2 + (index % 5), 'VOTE_POINTS')),
      ...spread(chairs, OFFERS / 3).map((item, index) => offer(item, 8 + index * 3, 'VOTE_POINTS')),
    ];
  }

  sellTo(ledger: AccountLedger, at: number, random: DemoRandom): void {
    const affordable = this.offers.filter(
      ({ price, currency }) => price <= (currency === 'NX_CREDIT' ? ledger.nx : ledger.votePoints),
    );
    const chosen = affordable[Math.floor(random.fraction() ** POPULARITY_SKEW * affordable.length)];
    if (!chosen) return;
    const { itemId, price, currency } = chosen;
    const quantity = currency === 'VOTE_POINTS' && price < 8 && random.chance(0.2) ? 2 : 1;
    ledger.buy(at, { itemId, quantity, cost: price * quantity, currency });
  }
}

function offer({ id }: DemoItem, price: number, currency: InkwellCurrency): Offer {
  return { itemId: id, price, currency };
}

/** Up to `count` entries, evenly spread over a list. */
function spread(items: readonly DemoItem[], count: number): DemoItem[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
