import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ITEM_TYPES, isItemType } from '@portico/domain';
import {
  CacheFor,
  ChoiceQuery,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  SearchTerm,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { ItemDetailDto, ItemSearchDto, PopularItemDto } from './items.dto.js';
import { ItemsService } from './items.service.js';

const ALL = 'all';
const TYPE_CHOICES = [ALL, ...ITEM_TYPES];

@ApiTags('items')
@Controller('itemdatabase')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get('popular-items')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'Items with the most sources' })
  @ApiOkResponse({ type: [PopularItemDto] })
  popular(
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageLimit({ default: 10, max: 100 }) limit: number,
  ): PopularItemDto[] {
    return this.items.popular(isItemType(type) ? type : undefined, limit);
  }

  @Get('search')
  @Permission('public')
  @Limit('search')
  @CacheFor(30)
  @ApiOperation({ summary: 'Items by name or id; without a query all of the type' })
  @ApiOkResponse({ type: ItemSearchDto })
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): ItemSearchDto {
    return this.items.search({ term, type: isItemType(type) ? type : undefined, page, limit });
  }

  @Get('item/:id')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'One item and where it comes from' })
  @ApiOkResponse({ type: ItemDetailDto })
  item(@IdParam() id: number): ItemDetailDto {
    return this.items.item(id);
  }
}
