import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GOODS_SORTS, ITEM_TYPES, MAX_GOODS_TERM, type GoodsSort, type ItemType } from '@portico/domain';
import {
  ChoiceQuery,
  MesosQuery,
  PageLimit,
  PageNumber,
  PublicRead,
  SearchTerm,
} from '../../../platform/http/index.js';
import { ROOM_CHOICES } from '../shared/rooms.js';
import { MarketItemsDto } from './items.dto.js';
import { MarketItemsService } from './items.service.js';

const ITEMS_PAGE = { default: 24, max: 100 } as const;

@ApiTags('market')
@Controller('market')
export class MarketItemsController {
  constructor(private readonly items: MarketItemsService) {}

  @PublicRead('items', { limit: 'search', cacheSeconds: 5, type: MarketItemsDto })
  @ApiOperation({
    summary: 'Goods of all open stores: the owl search as a GET, in pages',
  })
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
}
