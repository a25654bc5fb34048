import { Injectable } from '@nestjs/common';
import { DAY_MS, grouped, MINUTE_MS } from '@portico/domain';
import type { StoreGoods } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { SalesRepository } from './sales.repository.js';
import { usualPriceOf } from './usual-price.js';

/** Days of sales that a price on offer is compared with. */
export const USUAL_PRICE_DAYS = 30;

const FRESH_MS = 5 * MINUTE_MS;

/** The first digit of an item id is its type. Types 2 to 5 are all but equipment, which differs from piece to piece. */
const COMPARABLE_KINDS = [2, 3, 4, 5];
const IDS_OF_KIND = 1_000_000;

export class UsualPrices {
  constructor(private readonly pieces: ReadonlyMap<number, number>) {}

  /** Price per piece of a line, in percent of the usual price; null for equipment, and if either price is unknown. */
  percentOf({ itemId, price, quantity }: Pick<StoreGoods, 'itemId' | 'price' | 'quantity'>): number | null {
    const usual = this.pieces.get(itemId);
    if (usual === undefined || usual <= 0 || price === null || quantity <= 0) return null;
    return Math.round((price / quantity / usual) * 100);
  }
}

const NOTHING_KNOWN = new UsualPrices(new Map());

/** Usual prices of all items, read again every few minutes. */
@Injectable()
export class PriceBook {
  private readonly prices = new CachedValue(() => this.read(), { freshMs: FRESH_MS, staleMs: Infinity });

  constructor(private readonly sales: SalesRepository) {}

  /** No price is known while the database is away, but the stores of the running game are still shown. */
  current(): Promise<UsualPrices> {
    return this.prices.get().catch(() => NOTHING_KNOWN);
  }

  private async read(): Promise<UsualPrices> {
    const pieces = new Map<number, number>();
    const since = Date.now() - USUAL_PRICE_DAYS * DAY_MS;
    for (const kind of COMPARABLE_KINDS) {
      const first = kind * IDS_OF_KIND;
      const sales = await this.sales.bySeller(first, first + IDS_OF_KIND - 1, since);
      for (const [itemId, sellers] of grouped(sales, (ofSeller) => ofSeller.itemId)) {
        const price = usualPriceOf(sellers);
        if (price !== null) pieces.set(itemId, price.piece);
      }
    }
    return new UsualPrices(pieces);
  }
}
