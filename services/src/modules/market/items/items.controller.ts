import { GOODS_SORTS, ITEM_TYPES, MAX_GOODS_TERM, type GoodsSort, type ItemType } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  MesosQuery,
  PageLimit,
  PageNumber,
  PublicCsv,
  FileRead,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { ROOM_CHOICES } from '../shared/rooms.js';
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
    @SearchTerm({ max: MAX_GOODS_TERM }) term: string,
    @ChoiceQuery('type', ITEM_TYPES) itemType: ItemType | undefined,
    @MesosQuery('min') minPrice: number | undefined,
    @MesosQuery('max') maxPrice: number | undefined,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @ChoiceQuery('sort', GOODS_SORTS, 'relevance') sort: GoodsSort,
    @PageNumber() page: number,
    @PageLimit(ITEMS_PAGE) limit: number,
  ): Promise<MarketItemsDto> {
    return this.items.find({ term, itemType, minPrice, maxPrice, room, sort }, page, limit);
  }

  @PublicCsv('items/csv', 'market.csv')
  @Summary(`The first ${CSV_MAX_ROWS} goods of a search as a CSV file`)
  csv(
    @SearchTerm({ max: MAX_GOODS_TERM }) term: string,
    @ChoiceQuery('type', ITEM_TYPES) itemType: ItemType | undefined,
    @MesosQuery('min') minPrice: number | undefined,
    @MesosQuery('max') maxPrice: number | undefined,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @ChoiceQuery('sort', GOODS_SORTS, 'relevance') sort: GoodsSort,
  ): Promise<string> {
    return this.items.csv({ term, itemType, minPrice, maxPrice, room, sort });
  }

  @FileRead('items.atom', {
    permission: 'public',
    type: 'application/atom+xml',
    limit: 'search',
    cacheSeconds: 60,
  })
  @Summary('The newest offers of a search as an Atom feed')
  feed(
    @SearchTerm({ max: MAX_GOODS_TERM }) term: string,
    @ChoiceQuery('type', ITEM_TYPES) itemType: ItemType | undefined,
    @MesosQuery('min') minPrice: number | undefined,
    @MesosQuery('max') maxPrice: number | undefined,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @ChoiceQuery('sort', GOODS_SORTS, 'relevance') sort: GoodsSort,
  ): Promise<string> {
    return this.atom.document({ term, itemType, minPrice, maxPrice, room, sort });
  }
}
