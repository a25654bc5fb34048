import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import type { OpenStore } from '../../../game/index.js';
import { OFFER_ORDER } from '../owl-search/owl-order.js';
import type { OwlFind } from '../owl-search/owl-order.js';
import { onSale, toSource, toStore, toStoreItem } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import type { OffersDto } from './offers.dto.js';

type OffersByItem = ReadonlyMap<number, readonly OwlFind[]>;

/** Who sells an item. Every item page asks for it, so that what is on sale is indexed once per reading of the stores. */
@Injectable()
export class OffersService {
  private readonly indexes = new WeakMap<readonly OpenStore[], OffersByItem>();

  constructor(
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
  ) {}

  async of(itemId: number, limit: number): Promise<OffersDto> {
    const { value, ...origin } = await this.stores.openNow();
    const offers = this.indexOf(value).get(itemId) ?? [];
    const name = this.catalogs.current.itemName(itemId);
    return {
      offers: offers
        .slice(0, limit)
        .map(({ store, line }) => ({ store: toStore(store), item: toStoreItem(line, name) })),
      total: offers.length,
      ...toSource(origin),
    };
  }

  private indexOf(stores: readonly OpenStore[]): OffersByItem {
    const known = this.indexes.get(stores) ?? offersByItem(stores);
    this.indexes.set(stores, known);
    return known;
  }
}

function offersByItem(stores: readonly OpenStore[]): OffersByItem {
  const offers = new Map<number, OwlFind[]>();
  for (const store of stores) {
    for (const line of onSale(store)) {
      const ofItem = offers.get(line.itemId) ?? [];
      ofItem.push({ store, line, relevance: 0 });
      offers.set(line.itemId, ofItem);
    }
  }
  for (const ofItem of offers.values()) ofItem.sort(OFFER_ORDER);
  return offers;
}
