import {
  ATTACK_ELEMENTS,
  MONSTER_KINDS,
  MONSTER_SORTS,
  SORT_ORDERS,
  type AttackElement,
  type MonsterKind,
  type MonsterSort,
  type SortOrder,
} from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PositiveQuery,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { MonsterDetailDto, MonsterDropsDto, MonsterSearchDto } from './monsters.dto.js';
import { MonstersService } from './monsters.service.js';

@Resource('monsters', 'itemdatabase')
export class MonstersController {
  constructor(private readonly monsters: MonstersService) {}

  @PublicRead('monsters/search', { limit: 'search', cacheSeconds: 30, type: MonsterSearchDto })
  @Summary('Monsters by name or id, filtered and sorted; without a query all of them')
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @PositiveQuery('minLevel') minLevel: number | undefined,
    @PositiveQuery('maxLevel') maxLevel: number | undefined,
    @ChoiceQuery('kind', MONSTER_KINDS) kind: MonsterKind | undefined,
    @ChoiceQuery('weakTo', ATTACK_ELEMENTS) weakTo: AttackElement | undefined,
    @PositiveQuery('train') train: number | undefined,
    @ChoiceQuery('sort', MONSTER_SORTS, 'relevance') sort: MonsterSort,
    @ChoiceQuery('order', SORT_ORDERS) order: SortOrder | undefined,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ) {
    const filters = { minLevel, maxLevel, kind, weakTo, train };
    return this.monsters.search({ term, filters, sort, order, page, limit });
  }

  @PublicRead('monster/:id', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: MonsterDetailDto })
  @Summary('One monster, where it is found and its quests')
  monster(@IdParam() id: number) {
    return this.monsters.monster(id);
  }

  @PublicRead('monster/:id/drops', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: MonsterDropsDto })
  @Summary('One monster and what it drops')
  drops(@IdParam() id: number) {
    return this.monsters.drops(id);
  }
}
