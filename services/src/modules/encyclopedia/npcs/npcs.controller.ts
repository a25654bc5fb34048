import {
  NPC_GIVES,
  NPC_SORTS,
  QUEST_AREAS,
  SORT_ORDERS,
  type NpcGives,
  type NpcSort,
  type SortOrder,
} from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { NpcDetailDto, NpcListDto } from './npcs.dto.js';
import { NpcsService } from './npcs.service.js';

@Resource('npcs', 'npcs')
export class NpcsController {
  constructor(private readonly npcs: NpcsService) {}

  @PublicRead('', { limit: 'search', cacheSeconds: 30, type: NpcListDto })
  @Summary('NPCs by name, occupation or id; filtered and sorted; without a search all by name')
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'search' }) term: string,
    @SearchTerm({ ...SEARCH_TERM, name: 'occupation' }) occupation: string,
    @ChoiceQuery('area', QUEST_AREAS) area: string | undefined,
    @ChoiceQuery('gives', NPC_GIVES) gives: NpcGives | undefined,
    @ChoiceQuery('sort', NPC_SORTS, 'relevance') sort: NpcSort,
    @ChoiceQuery('order', SORT_ORDERS) order: SortOrder | undefined,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ) {
    return this.npcs.search({ term, filters: { occupation, area, gives }, sort, order, page, limit });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: NpcDetailDto })
  @Summary('One NPC, where it stands and its quests')
  npc(@IdParam() id: number) {
    return this.npcs.npc(id);
  }
}
