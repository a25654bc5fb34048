import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, PublicRead, StrictBody } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { AdvancedSearchQuery } from './advanced-search-query.js';
import { AdvancedSearchDto, AdvancedSearchRequestDto } from './advanced-search.dto.js';
import { AdvancedSearchService } from './advanced-search.service.js';

@ApiTags('items')
@Controller('itemdatabase')
export class AdvancedSearchController {
  constructor(private readonly searches: AdvancedSearchService) {}

  @Post('advanced-search')
  @HttpCode(200)
  @Permission('public')
  @Limit('search')
  @ApiOperation({ summary: 'Drops, items or monsters that pass all filters' })
  @ApiOkResponse({ type: AdvancedSearchDto })
  search(@StrictBody(AdvancedSearchRequestDto) request: AdvancedSearchRequestDto): AdvancedSearchDto {
    return this.searches.search(request);
  }

  @PublicRead('advanced-search', {
    summary: 'The same, as an address: pages begin with it, and it can be cached',
    type: AdvancedSearchDto,
    limit: 'search',
    cacheSeconds: LIVE_SECONDS,
  })
  read(@AdvancedSearchQuery() request: AdvancedSearchRequestDto): AdvancedSearchDto {
    return this.searches.search(request);
  }
}
