import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { PageLimit, PublicRead, SearchTerm } from '../../platform/http/index.js';
import { SearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @PublicRead('', { limit: 'search', cacheSeconds: 10, type: SearchDto })
  @ApiOperation({
    summary: 'Players, groups, guilds, items, monsters, maps, NPCs, quests and news by name or id',
  })
  search(
    @SearchTerm({ name: 'q', max: SEARCH_MAX_LENGTH }) term: string,
    @PageLimit({ default: 5, max: 20 }) limit: number,
  ): Promise<SearchDto> {
    return this.searches.search(term, limit);
  }
}
