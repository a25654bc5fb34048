import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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

  @PublicRead('popular-items', {
    summary: 'Items with the most sources',
    type: [PopularItemDto],
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  popular(
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageLimit({ default: 10, max: 100 }) limit: number,
  ): PopularItemDto[] {
    return this.items.popular(isItemType(type) ? type : undefined, limit);
  }

  @PublicRead('search', {
    summary: 'Items by name or id; without a query all of the type',
    type: ItemSearchDto,
    limit: 'search',
    cacheSeconds: 30,
  })
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): ItemSearchDto {
    return this.items.search({ term, type: isItemType(type) ? type : undefined, page, limit });
  }

  @PublicRead('item/:id', {
    summary: 'One item and where it comes from',
    type: ItemDetailDto,
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  item(@IdParam() id: number): ItemDetailDto {
    return this.items.item(id);
  }
}
