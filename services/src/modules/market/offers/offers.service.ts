import { Injectable } from '@nestjs/common';
import { grouped } from '@portico/domain';
import { Integer, Nested } from '../../../platform/http/index.js';
import { CatalogService } from '../../../catalog/index.js';
import type { OpenStore } from '../../../game/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';
import { byUnitPrice, goodsOf, type OwlFind } from '../owl-search/owl-order.js';
import { toOwlHit } from '../owl-search/owl-search.mapper.js';
import { toMarket } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { PriceBook } from '../prices/price-book.js';

export const MAX_OFFERS = 20;

export class OffersDto extends MarketDto {
  @Nested(() => [OwlHitDto], 'Cheapest first, by price per piece; unknown prices last')
  offers: OwlHitDto[];

  @Integer('Total number of offers, including those left out', { example: 7 }) total: number;
}

type OffersByItem = ReadonlyMap<number, readonly OwlFind[]>;

export interface CheapestOffer {
  offer: OwlHitDto;
  count: number;
}

/** Offers of an item. Every item page requests them, so the goods are indexed once per reading of the stores. */
@Injectable()
export class OffersService {
  private readonly indexes = new WeakMap<readonly OpenStore[], OffersByItem>();

  constructor(
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
    private readonly priceBook: PriceBook,
  ) {}

  async of(itemId: number, limit: number): Promise<OffersDto> {
    const [stores, usual] = await Promise.all([this.stores.openNow(), this.priceBook.current()]);
    const offers = this.indexOf(stores.value).get(itemId) ?? [];
    return {
      offers: offers.slice(0, limit).map((offer) => toOwlHit(offer, this.catalogs.current, usual)),
      total: offers.length,
      ...toMarket(stores),
    };
  }

  /** Finds the cheapest offer of each item on sale, all in one reading of the stores. */
  async cheapest(
    itemIds: readonly number[],
  ): Promise<{ byItem: ReadonlyMap<number, CheapestOffer>; market: MarketDto }> {
    const [stores, usual] = await Promise.all([this.stores.openNow(), this.priceBook.current()]);
    const index = this.indexOf(stores.value);
    const byItem = new Map<number, CheapestOffer>();
    for (const id of itemIds) {
      const [first, ...others] = index.get(id) ?? [];
      if (first === undefined) continue;
      const offer = toOwlHit(first, this.catalogs.current, usual);
      byItem.set(id, { offer, count: others.length + 1 });
    }
    return { byItem, market: toMarket(stores) };
  }

  private indexOf(stores: readonly OpenStore[]): OffersByItem {
    const known = this.indexes.get(stores) ?? offersByItem(stores);
    this.indexes.set(stores, known);
    return known;
  }
}

function offersByItem(stores: readonly OpenStore[]): OffersByItem {
  const offers = grouped(goodsOf(stores), ({ line }) => line.itemId);
  for (const ofItem of offers.values()) ofItem.sort(byUnitPrice);
  return offers;
}
