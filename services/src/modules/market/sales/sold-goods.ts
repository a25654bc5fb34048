import { Injectable } from '@nestjs/common';
import { DAY_MS, grouped, MINUTE_MS, SOLD_DAYS, type SoldPeriod } from '@portico/domain';
import { CachedValue } from '../../../platform/cache/index.js';
import { SalesRepository } from './sales.repository.js';
import { usualPriceOf } from '../usual-price/usual-price.js';

const FRESH_MS = 5 * MINUTE_MS;

/** The first digit of an item id is its type. Items are read type by type, so that no answer of the database is too long. */
const KINDS = [1, 2, 3, 4, 5];
const IDS_OF_KIND = 1_000_000;

/** An item's sales in a period. */
export interface SoldItem {
  itemId: number;
  /** Usual price of a piece; null with too few sellers. */
  piece: number | null;
  /** Mesos that buyers paid. */
  mesos: number;
  pieces: number;
  sellers: number;
}

/** Sales of all items, read again every few minutes. A new reading is a new array. */
@Injectable()
export class SoldGoods {
  private readonly periods = {
    week: this.cached('week'),
    month: this.cached('month'),
  } as const satisfies Record<SoldPeriod, unknown>;

  constructor(private readonly sales: SalesRepository) {}

  /** Sold items in the order of their ids. Throws while the database is away, if they were not read before. */
  of(period: SoldPeriod): Promise<readonly SoldItem[]> {
    return this.periods[period].get();
  }

  private cached(period: SoldPeriod): CachedValue<readonly SoldItem[]> {
    return new CachedValue(() => this.read(period), { freshMs: FRESH_MS, staleMs: Infinity });
  }

  private async read(period: SoldPeriod): Promise<readonly SoldItem[]> {
    const since = Date.now() - SOLD_DAYS[period] * DAY_MS;
    const items: SoldItem[] = [];
    for (const kind of KINDS) {
      const first = kind * IDS_OF_KIND;
      const sales = await this.sales.bySeller(first, first + IDS_OF_KIND - 1, since);
      for (const [itemId, sellers] of grouped(sales, (ofSeller) => ofSeller.itemId)) {
        items.push({
          itemId,
          piece: usualPriceOf(sellers)?.piece ?? null,
          mesos: sellers.reduce((sum, { mesos }) => sum + mesos, 0),
          pieces: sellers.reduce((sum, { pieces }) => sum + pieces, 0),
          sellers: sellers.length,
        });
      }
    }
    return items;
  }
}
