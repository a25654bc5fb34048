import { Call, PublicRead, Resource, StrictBody, Summary } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { AdvancedSearchQuery } from './advanced-search-query.js';
import { AdvancedSearchDto, AdvancedSearchRequestDto } from './advanced-search.dto.js';
import { AdvancedSearchService } from './advanced-search.service.js';

@Resource('items', 'itemdatabase')
export class AdvancedSearchController {
  constructor(private readonly searches: AdvancedSearchService) {}

  @Call('POST', 'advanced-search', { permission: 'public', limit: 'search', type: AdvancedSearchDto })
  @Summary('Drops, items or monsters that pass all filters')
  search(@StrictBody() request: AdvancedSearchRequestDto) {
    return this.searches.search(request);
  }

  @PublicRead('advanced-search', { limit: 'search', cacheSeconds: LIVE_SECONDS, type: AdvancedSearchDto })
  @Summary('The same search by the address, so that it can be cached')
  read(@AdvancedSearchQuery() request: AdvancedSearchRequestDto) {
    return this.searches.search(request);
  }
}
