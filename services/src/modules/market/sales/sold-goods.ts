import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS, grouped, MINUTE_MS, SECOND_MS, SOLD_DAYS, type SoldPeriod } from '@portico/domain';
import { CachedValue } from '../../../platform/cache/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { SalesRepository } from './sales.repository.js';
import { type SellerSales, usualPriceOf } from '../usual-price/usual-price.js';

const FRESH_MS = 5 * MINUTE_MS;

/** Pause after a failed reading, which can have taken seconds. */
const REST_MS = 30 * SECOND_MS;

/** The first digit of an item id is its type. Items are read type by type, so that no answer of the database is too long. */
const EQUIPMENT = 1;
const OTHER_KINDS = [2, 3, 4, 5];
const IDS_OF_KIND = 1_000_000;

/** An item's sales in a period. */
export interface SoldItem extends SellerSales {
  /** Usual price of a piece; null with too few sellers, and for equipment, which differs too much from piece to piece. */
  piece: number | null;
  sellers: number;
}

type SoldItems = readonly SoldItem[];

/** Sales of all items, read again every few minutes. A new reading is a new array. */
@Injectable()
export class SoldGoods {
  private readonly logger = new Logger('Market');
  private readonly periods = {
    week: this.readingsOf('week'),
    month: this.readingsOf('month'),
  } as const satisfies Record<SoldPeriod, unknown>;

  /** Lists of all items, by the reading of equipment. */
  private readonly joined = new WeakMap<SoldItems, { others: SoldItems; all: SoldItems }>();

  constructor(
    private readonly sales: SalesRepository,
    private readonly database: Database,
  ) {}

  /** Sold items in the order of their ids. Throws while the database is away, if they were not read before. */
  async of(period: SoldPeriod): Promise<SoldItems> {
    const { equipment, others } = this.periods[period];
    const [first, rest] = [await equipment.get(), await others.get()];
    const known = this.joined.get(first);
    if (known?.others === rest) return known.all;
    const all = [...first, ...rest];
    this.joined.set(first, { others: rest, all });
    return all;
  }

  /** The same without equipment. Usual prices need none of it, so its reading, the longest, does not hold them up. */
  withoutEquipment(period: SoldPeriod): Promise<SoldItems> {
    return this.periods[period].others.get();
  }

  private readingsOf(period: SoldPeriod) {
    const times = { freshMs: FRESH_MS, staleMs: Infinity, restMs: REST_MS };
    return {
      equipment: new CachedValue(() => this.read(period, [EQUIPMENT]), times),
      others: new CachedValue(() => this.read(period, OTHER_KINDS), times),
    };
  }

  private async read(period: SoldPeriod, kinds: readonly number[]): Promise<SoldItems> {
    try {
      const since = Date.now() - SOLD_DAYS[period] * DAY_MS;
      const items: SoldItem[] = [];
      for (const kind of kinds) items.push(...(await this.readKind(kind, since)));
      return items;
    } catch (error) {
      // A database that is away is logged elsewhere.
      if (this.database.isAvailable)
        this.logger.warn({ msg: 'sold items could not be read', period, kinds, err: error });
      throw error;
    }
  }

  private async readKind(kind: number, since: number): Promise<SoldItem[]> {
    const first = kind * IDS_OF_KIND;
    const sales = await this.sales.bySeller(first, first + IDS_OF_KIND - 1, since);
    return [...grouped(sales, ({ itemId }) => itemId)].map(([itemId, sellers]) => ({
      itemId,
      piece: kind === EQUIPMENT ? null : (usualPriceOf(sellers)?.piece ?? null),
      mesos: sellers.reduce((sum, { mesos }) => sum + mesos, 0),
      pieces: sellers.reduce((sum, { pieces }) => sum + pieces, 0),
      sellers: sellers.length,
    }));
  }
}
