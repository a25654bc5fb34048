import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ITEM_TYPES, isItemType } from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PublicRead,
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

  @PublicRead('popular-items', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: [PopularItemDto] })
  @ApiOperation({ summary: 'Items with the most sources' })
  popular(
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageLimit({ default: 10, max: 100 }) limit: number,
  ): PopularItemDto[] {
    return this.items.popular(isItemType(type) ? type : undefined, limit);
  }

  @PublicRead('search', { limit: 'search', cacheSeconds: 30, type: ItemSearchDto })
  @ApiOperation({ summary: 'Items by name or id; without a query all of the type' })
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): ItemSearchDto {
    return this.items.search({ term, type: isItemType(type) ? type : undefined, page, limit });
  }

  @PublicRead('item/:id', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ItemDetailDto })
  @ApiOperation({ summary: 'One item and where it comes from' })
  item(@IdParam() id: number): ItemDetailDto {
    return this.items.item(id);
  }
}
