import { Injectable } from '@nestjs/common';
import { addressOf } from '@portico/contract';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { atomDocument } from '../../../platform/http/index.js';
import { markup } from '../../pages/index.js';
import { goodsAddress, type GoodsQuery } from '../owl-search/goods-query.js';
import type { OwlFind } from '../owl-search/owl-order.js';
import { StoreArchive } from '../archive/store-archive.js';
import { offerKey, SalesRepository } from '../sales/sales.repository.js';
import { MarketItemsService } from './items.service.js';

const ENTRIES = 30;

/** The database has the dates of offers, so only those of the first offers are read. The newest of them are in the feed. */
const MAX_OFFERS_READ = 200;

const PAGE = '/market/search';
const FEED = '/api/market/items.atom';

@Injectable()
export class MarketItemsFeed {
  constructor(
    private readonly items: MarketItemsService,
    private readonly sales: SalesRepository,
    private readonly archive: StoreArchive,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  async document(query: GoodsQuery): Promise<string> {
    const { site } = this.config.public;
    const { name, origin } = site;
    const address = origin + goodsAddress(FEED, query);
    const { slice } = await this.items.found(query);
    const byKey = new Map(
      slice(0, MAX_OFFERS_READ).map((offer) => [
        offerKey({ ...offer.line, characterId: offer.store.characterId }),
        offer,
      ]),
    );
    const entries = (await this.dated(byKey)).sort((a, b) => b.at - a.at).slice(0, ENTRIES);
    const { current } = this.catalogs;
    return atomDocument(site, {
      id: address,
      title: `${name}: market`,
      link: origin + goodsAddress(PAGE, query),
      self: address,
      updated: new Date(entries[0]?.at ?? 0),
      entries: entries.map(({ offer, key, at }) => ({
        id: `${origin}${FEED}#${key}`,
        link: origin + addressOf('store', offer.store.characterId),
        title: markup`${titleOf(offer, current.itemName(offer.line.itemId))}`.text,
        date: new Date(at),
        published: new Date(at),
        content: markup`<p>${offer.store.ownerName}</p>`.text,
      })),
    });
  }

  /** An offer without its own record has the date of its store, so that no date changes with the next reading. */
  private async dated(
    offers: ReadonlyMap<string, OwlFind>,
  ): Promise<{ offer: OwlFind; key: string; at: number }[]> {
    const lines = [...offers.values()].map(({ line, store }) => ({
      itemId: line.itemId,
      characterId: store.characterId,
    }));
    const [seen, opened] = await Promise.all([
      this.sales.firstSeen(lines),
      this.archive.openedAt(lines.map(({ characterId }) => characterId)),
    ]);
    return [...offers].map(([key, offer]) => ({
      offer,
      key,
      at: seen.get(key) ?? opened.get(offer.store.characterId) ?? 0,
    }));
  }
}

function titleOf({ line: { price, quantity } }: OwlFind, name: string): string {
  const pieces = quantity === 1 ? name : `${quantity} ${name}`;
  return price === null ? pieces : `${pieces}: ${price.toLocaleString('en')} mesos`;
}
