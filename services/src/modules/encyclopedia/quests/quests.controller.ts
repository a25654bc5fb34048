import {
  QUEST_AREAS,
  QUEST_LEVEL_BANDS,
  QUEST_SORTS,
  SORT_ORDERS,
  type QuestSort,
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
import { SEARCH_TERM } from '../shared/catalog-search.js';
import { QuestDetailDto, QuestListDto } from './quests.dto.js';
import { QuestsService } from './quests.service.js';

const QUEST_PAGE = { default: 100, max: 500 } as const;
const LEVELS = QUEST_LEVEL_BANDS.map(String);

@Resource('quests', 'maplestoryio/quests')
export class QuestsController {
  constructor(private readonly quests: QuestsService) {}

  @PublicRead('', { limit: 'search', cacheSeconds: 30, type: QuestListDto })
  @Summary('Quests by name, NPC, area or id, in a band of levels; without a search by level')
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'search' }) term: string,
    @ChoiceQuery('level', LEVELS) level: string | undefined,
    @ChoiceQuery('area', QUEST_AREAS) area: string | undefined,
    @SearchTerm({ ...SEARCH_TERM, name: 'npc' }) npc: string,
    @ChoiceQuery('sort', QUEST_SORTS, 'relevance') sort: QuestSort,
    @ChoiceQuery('order', SORT_ORDERS) order: SortOrder | undefined,
    @PageNumber() page: number,
    @PageLimit(QUEST_PAGE) limit: number,
  ) {
    return this.quests.search({ term, filters: { level, area, npc }, sort, order, page, limit });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: 30, type: QuestDetailDto })
  @Summary('One quest: what it asks and what it gives')
  quest(@IdParam() id: number) {
    return this.quests.quest(id);
  }
}
