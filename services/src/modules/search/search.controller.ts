import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { CacheFor, Limit, PageLimit, Permission, SearchTerm } from '../../platform/http/index.js';
import { SearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get()
  @Permission('public')
  @Limit('search')
  @CacheFor(10)
  @ApiOperation({ summary: 'Players, groups, items, monsters, maps, NPCs and quests by name or id' })
  @ApiOkResponse({ type: SearchDto })
  search(
    @SearchTerm({ name: 'q', max: SEARCH_MAX_LENGTH }) term: string,
    @PageLimit({ default: 5, max: 20 }) limit: number,
  ): Promise<SearchDto> {
    return this.searches.search(term, limit);
  }
}
