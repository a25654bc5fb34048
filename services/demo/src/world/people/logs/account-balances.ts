import type { InkwellLogEntity, NxLogEntity } from '@portico/services/modules/game-logs';
import type { VoteEntity } from '@portico/services/modules/voting';
import type { InkwellCurrency } from '@portico/domain';
import { INVENTORY_TAB } from '@portico/services/game';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';
import type { DemoItem } from '../../items/demo-items.js';
import { tabOf } from '../inventory/inventory-rows.js';

type Purchase = Pick<InkwellLogEntity, 'itemId' | 'quantity' | 'cost' | 'currency'>;

/** Balances of an account, and the logs of their changes in order. */
export class AccountBalances {
  nx: number;
  votePoints: number;
  readonly votes: VoteEntity[] = [];
  readonly nxLogs: NxLogEntity[] = [];
  readonly inkwellLogs: InkwellLogEntity[] = [];

  constructor(
    readonly player: Player,
    private readonly random: DemoRandom,
  ) {
    this.nx = random.chance(0.4) ? random.between(0, 40) * 500 : 0;
    this.votePoints = random.chance(0.25) ? random.between(0, Math.ceil(player.dedication * 30)) : 0;
  }

  record(vote: VoteEntity): void {
    this.votes.push(vote);
    if (vote.state !== 'credited') return;
    this.votePoints += vote.votePoints;
    this.change(vote.at, vote.nx, 'Vote', null);
  }

  earn(at: number, amount: number, source: string): void {
    this.change(at, amount, source, this.someCharacter());
  }

  spend(at: number, amount: number, source: string): void {
    if (this.nx >= amount) this.change(at, -amount, source, this.someCharacter());
  }

  buy(at: number, purchase: Purchase): void {
    const { cost, currency } = purchase;
    const isNx = currency === 'NX_CREDIT';
    const balanceBefore = isNx ? this.nx : this.votePoints;
    if (balanceBefore < cost) return;
    const characterId = this.someCharacter();
    this.inkwellLogs.push({
      id: 0,
      at,
      characterId,
      accountId: this.player.account.id,
      ...purchase,
      balanceBefore,
      balanceAfter: balanceBefore - cost,
    });
    if (isNx) this.change(at, -cost, 'Inkwell', characterId);
    else this.votePoints -= cost;
  }

  private change(at: number, delta: number, source: string, characterId: number | null): void {
    const balanceBefore = this.nx;
    this.nx += delta;
    this.nxLogs.push({
      id: 0,
      at,
      characterId,
      accountId: this.player.account.id,
      type: delta > 0 ? 'GAIN' : 'SPEND',
      amount: Math.abs(delta),
      balanceBefore,
      balanceAfter: this.nx,
      source,
    });
  }

  /** Usually the first character, because people have a favorite. */
  private someCharacter(): number {
    const { characters } = this.player;
    const favourite = characters[0];
    const chosen = favourite && this.random.chance(0.7) ? favourite : this.random.pick(characters);
    return chosen.id;
  }
}

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

  sellTo(balances: AccountBalances, at: number, random: DemoRandom): void {
    const affordable = this.offers.filter(
      ({ price, currency }) => price <= (currency === 'NX_CREDIT' ? balances.nx : balances.votePoints),
    );
    const chosen = affordable[Math.floor(random.fraction() ** POPULARITY_SKEW * affordable.length)];
    if (!chosen) return;
    const { itemId, price, currency } = chosen;
    const quantity = currency === 'VOTE_POINTS' && price < 8 && random.chance(0.2) ? 2 : 1;
    balances.buy(at, { itemId, quantity, cost: price * quantity, currency });
  }
}

function offer({ id }: DemoItem, price: number, currency: InkwellCurrency): Offer {
  return { itemId: id, price, currency };
}

function spread(items: readonly DemoItem[], count: number): DemoItem[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
