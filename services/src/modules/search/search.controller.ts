import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { PageLimit, PublicRead, Resource, SearchTerm, Summary } from '../../platform/http/index.js';
import { SearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@Resource('search', 'search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @PublicRead('', { limit: 'search', cacheSeconds: 10, type: SearchDto })
  @Summary('Players, groups, guilds, items, monsters, maps, NPCs, quests and news by name or id')
  search(
    @SearchTerm({ name: 'q', max: SEARCH_MAX_LENGTH }) term: string,
    @PageLimit({ default: 5, max: 20 }) limit: number,
  ) {
    return this.searches.search(term, limit);
  }
}
