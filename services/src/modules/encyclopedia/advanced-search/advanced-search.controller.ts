import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, PublicRead, StrictBody } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { AdvancedSearchQuery } from './advanced-search-query.js';
import { AdvancedSearchDto, AdvancedSearchRequestDto } from './advanced-search.dto.js';
import { AdvancedSearchService } from './advanced-search.service.js';

@ApiTags('items')
@Controller('itemdatabase')
export class AdvancedSearchController {
  constructor(private readonly searches: AdvancedSearchService) {}

  @Call('POST', 'advanced-search', { permission: 'public', limit: 'search', type: AdvancedSearchDto })
  @ApiOperation({ summary: 'Drops, items or monsters that pass all filters' })
  search(@StrictBody(AdvancedSearchRequestDto) request: AdvancedSearchRequestDto): AdvancedSearchDto {
    return this.searches.search(request);
  }

  @PublicRead('advanced-search', { limit: 'search', cacheSeconds: LIVE_SECONDS, type: AdvancedSearchDto })
  @ApiOperation({ summary: 'The same, as an address: pages begin with it, and it can be cached' })
  read(@AdvancedSearchQuery() request: AdvancedSearchRequestDto): AdvancedSearchDto {
    return this.searches.search(request);
  }
}
