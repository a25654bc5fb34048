import {
  CSV_MAX_ROWS,
  PageLimit,
  PageNumber,
  PublicCsv,
  FileRead,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { GoodsParams, type GoodsQuery } from '../owl-search/goods-query.js';
import { ITEMS_PAGE, MarketItemsDto } from './items.dto.js';
import { MarketItemsFeed } from './items-feed.js';
import { MarketItemsService } from './items.service.js';

@Resource('market', 'market')
export class MarketItemsController {
  constructor(
    private readonly items: MarketItemsService,
    private readonly atom: MarketItemsFeed,
  ) {}

  @PublicRead('items', { limit: 'search', cacheSeconds: 5, type: MarketItemsDto })
  @Summary('Goods of all open stores: the owl search as a GET, in pages')
  find(
    @GoodsParams() query: GoodsQuery,
    @PageNumber() page: number,
    @PageLimit(ITEMS_PAGE) limit: number,
  ): Promise<MarketItemsDto> {
    return this.items.find(query, page, limit);
  }

  @PublicCsv('items/csv', 'market.csv')
  @Summary(`The first ${CSV_MAX_ROWS} goods of a search as a CSV file`)
  csv(@GoodsParams() query: GoodsQuery): Promise<string> {
    return this.items.csv(query);
  }

  @FileRead('items.atom', {
    permission: 'public',
    type: 'application/atom+xml',
    limit: 'search',
    cacheSeconds: 60,
  })
  @Summary('The newest offers of a search as an Atom feed')
  feed(@GoodsParams() query: GoodsQuery): Promise<string> {
    return this.atom.document(query);
  }
}
