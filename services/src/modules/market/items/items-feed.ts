import { Injectable } from '@nestjs/common';
import { addressOf, apiAddress } from '@portico/contract';
import { Feed } from 'feed';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { withoutXmlControls } from '../../../platform/http/index.js';
import { markup } from '../../pages/index.js';
import type { GoodsQuery } from '../owl-search/goods-finder.js';
import type { OwlFind } from '../owl-search/owl-order.js';
import { offerKey } from '../worth/offer-key.js';
import { SalesRepository } from '../worth/sales.repository.js';
import { MarketItemsService } from './items.service.js';

const ENTRIES = 30;

/** The first offers of the search, by its order, of which the newest are told. */
const MAX_OFFERS_READ = 200;

const PAGE = '/market/search';
const FEED = '/api/market/items.atom';

/** What a search of the market finds as an Atom document, the offers that came last first. */
@Injectable()
export class MarketItemsFeed {
  constructor(
    private readonly items: MarketItemsService,
    private readonly sales: SalesRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  async document(query: GoodsQuery): Promise<string> {
    const { name, origin } = this.config.public.site;
    const address = origin + withSearch(FEED, query);
    const { finds, stores } = await this.items.found(query);
    const offers = finds.slice(0, MAX_OFFERS_READ);
    const seen = await this.sales.firstSeen(offers.map(({ store }) => store.characterId));
    const { current } = this.catalogs;
    const byKey = new Map(
      offers.map((offer) => [offerKey({ ...offer.line, characterId: offer.store.characterId }), offer]),
    );
    const entries = [...byKey]
      // Without a record of its own an offer is as old as the reading.
      .map(([key, offer]) => ({ offer, key, at: seen.get(key) ?? stores.asOf }))
      .sort((a, b) => b.at - a.at)
      .slice(0, ENTRIES);
    const feed = new Feed({
      id: address,
      title: `${name}: market`,
      link: origin + withSearch(PAGE, query),
      feedLinks: { atom: address },
      updated: new Date(entries[0]?.at ?? 0),
      author: { name, link: origin },
      generator: 'Portico',
    });
    for (const { offer, key, at } of entries) {
      feed.addItem({
        id: `${origin}${FEED}#${key}`,
        link: origin + addressOf('store', offer.store.characterId),
        title: markup`${titleOf(offer, current.itemName(offer.line.itemId))}`.text,
        date: new Date(at),
        published: new Date(at),
        content: markup`<p>${offer.store.ownerName}</p>`.text,
      });
    }
    return withoutXmlControls(feed.atom1());
  }
}

/** An address with the search in it, as the page of the search writes it too. */
function withSearch(path: string, { term, itemType, minPrice, maxPrice, room, sort }: GoodsQuery): string {
  return apiAddress(path, { search: term, type: itemType, min: minPrice, max: maxPrice, room, sort });
}

function titleOf({ line: { price, quantity } }: OwlFind, name: string): string {
  const pieces = quantity === 1 ? name : `${quantity} ${name}`;
  return price === null ? pieces : `${pieces}: ${price.toLocaleString('en')} mesos`;
}
