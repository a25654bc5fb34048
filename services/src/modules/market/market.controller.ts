import {
  STORE_SORTS,
  type StoreSort,
  SOLD_PERIODS,
  SOLD_SORTS,
  type SoldPeriod,
  type SoldSort,
} from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  Summary,
  Call,
  StrictBody,
  CSV_MAX_ROWS,
  PublicCsv,
  FileRead,
} from '../../platform/http/index.js';
import { ROOM_CHOICES } from './stores/open-stores.js';
import { OpenStoresDto, StoreItemsDto } from './stores/stores.dto.js';
import { StoresService } from './stores/stores.service.js';
import { OwlSearchDto, OwlSearchRequestDto } from './owl-search/owl-search.dto.js';
import { OwlSearchService } from './owl-search/owl-search.service.js';
import { GoodsParams, type GoodsQuery } from './owl-search/goods-query.js';
import { ITEMS_PAGE, MarketItemsDto, MarketItemsService } from './items/items.service.js';
import { MarketItemsFeed } from './items/items-feed.js';
import { MAX_OFFERS, OffersDto, OffersService } from './offers/offers.service.js';
import { PricesDto, PricesService } from './prices/prices.service.js';
import { SOLD_PAGE, SoldItemsDto, SalesService } from './sales/sales.service.js';

/** Returns all stores unless a page is requested. 22 rooms on 20 channels have space for fewer than this. */
const STORES_PAGE = { default: 10_000, max: 10_000 } as const;

@Resource('market', 'market')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @PublicRead('active-stores', { limit: 'read', cacheSeconds: 5, type: OpenStoresDto })
  @Summary('Open stores, from the running game if the portal can reach it')
  open(
    @ChoiceQuery('sort', STORE_SORTS, 'owner') sort: StoreSort,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @PageNumber() page: number,
    @PageLimit(STORES_PAGE) limit: number,
  ) {
    return this.stores.open({ sort, room, page, limit });
  }

  @PublicRead('active-stores-db', { limit: 'read', cacheSeconds: 5, type: OpenStoresDto })
  @Summary("Open stores as last recorded, or else from the game's rows")
  openInDatabase(
    @ChoiceQuery('sort', STORE_SORTS, 'owner') sort: StoreSort,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @PageNumber() page: number,
    @PageLimit(STORES_PAGE) limit: number,
  ) {
    return this.stores.openInDatabase({ sort, room, page, limit });
  }

  @PublicRead('store-items/:characterId', { limit: 'read', cacheSeconds: 5, type: StoreItemsDto })
  @Summary('Goods of one open store, from the running game if the portal can reach it')
  items(@IdParam('characterId') characterId: number) {
    return this.stores.items(characterId);
  }

  @PublicRead('store-items-db/:id', { limit: 'read', cacheSeconds: 5, type: StoreItemsDto })
  @Summary("Goods of one open store as last recorded, or else from the game's rows")
  itemsInDatabase(@IdParam() id: number) {
    return this.stores.itemsInDatabase(id);
  }
}

@Resource('market', 'market')
export class OwlSearchController {
  constructor(private readonly owl: OwlSearchService) {}

  @Call('POST', 'owl-search', { permission: 'public', limit: 'search', type: OwlSearchDto })
  @Summary('Searches the goods of all open stores; an empty request finds nothing')
  search(@StrictBody() request: OwlSearchRequestDto) {
    return this.owl.search(request);
  }
}

@Resource('market', 'market')
export class MarketItemsController {
  constructor(
    private readonly items: MarketItemsService,
    private readonly atom: MarketItemsFeed,
  ) {}

  @PublicRead('items', { limit: 'search', cacheSeconds: 5, type: MarketItemsDto })
  @Summary('Goods of all open stores: the owl search as a GET, in pages')
  find(@GoodsParams() query: GoodsQuery, @PageNumber() page: number, @PageLimit(ITEMS_PAGE) limit: number) {
    return this.items.find(query, page, limit);
  }

  @PublicCsv('items/csv', 'market.csv')
  @Summary(`The first ${CSV_MAX_ROWS} goods of a search as a CSV file`)
  csv(@GoodsParams() query: GoodsQuery) {
    return this.items.csv(query);
  }

  @FileRead('items.atom', {
    permission: 'public',
    type: 'application/atom+xml',
    limit: 'search',
    cacheSeconds: 60,
  })
  @Summary('The newest offers of a search as an Atom feed')
  feed(@GoodsParams() query: GoodsQuery) {
    return this.atom.document(query);
  }
}

@Resource('market', 'market')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @PublicRead('offers/:itemId', { limit: 'read', cacheSeconds: 5, type: OffersDto })
  @Summary('Offers of an item in open stores, cheapest first; empty for an unknown item')
  of(@IdParam('itemId') itemId: number, @PageLimit({ default: 4, max: MAX_OFFERS }) limit: number) {
    return this.offers.of(itemId, limit);
  }
}

@Resource('market', 'market')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @PublicRead('prices/:itemId', { limit: 'read', cacheSeconds: 60, type: PricesDto })
  @Summary('Prices paid for an item in stores seen in the running game; empty for an unknown item')
  of(@IdParam('itemId') itemId: number) {
    return this.prices.of(itemId);
  }
}

@Resource('market', 'market/sales')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 60, type: SoldItemsDto })
  @Summary('Items that were sold in stores seen in the running game, updated every five minutes')
  list(
    @PageNumber() page: number,
    @PageLimit(SOLD_PAGE) limit: number,
    @ChoiceQuery('period', SOLD_PERIODS, SOLD_PERIODS[0]) period: SoldPeriod,
    @ChoiceQuery('sort', SOLD_SORTS, SOLD_SORTS[0]) sort: SoldSort,
  ) {
    return this.sales.list({ period, sort, page, limit });
  }

  @PublicCsv('csv', 'sales.csv')
  @Summary(`The first ${CSV_MAX_ROWS} items of the list as a CSV file`)
  csv(
    @ChoiceQuery('period', SOLD_PERIODS, SOLD_PERIODS[0]) period: SoldPeriod,
    @ChoiceQuery('sort', SOLD_SORTS, SOLD_SORTS[0]) sort: SoldSort,
  ) {
    return this.sales.csv({ period, sort });
  }
}
