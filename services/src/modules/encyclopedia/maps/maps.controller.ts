import {
  MAP_KINDS,
  MAP_SORTS,
  QUEST_AREAS,
  SORT_ORDERS,
  type MapKind,
  type MapSort,
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
import { LIVE_SECONDS, SEARCH_TERM } from '../shared/catalog-search.js';
import { MapDetailDto, MapListDto } from './maps.dto.js';
import { MapsService } from './maps.service.js';

const MAP_PAGE = { default: 50, max: 500 } as const;

@Resource('maps', 'maps')
export class MapsController {
  constructor(private readonly maps: MapsService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 30, type: MapListDto })
  @Summary('All maps by id')
  list(@PageNumber() page: number, @PageLimit(MAP_PAGE) limit: number) {
    return this.maps.search({ term: '', filters: {}, sort: 'relevance', page, limit });
  }

  @PublicRead('search', { limit: 'search', cacheSeconds: 30, type: MapListDto })
  @Summary('Maps by name, street or id, filtered and sorted; without a query all of them')
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'q' }) term: string,
    @PositiveQuery('minLevel') minLevel: number | undefined,
    @PositiveQuery('maxLevel') maxLevel: number | undefined,
    @ChoiceQuery('kind', MAP_KINDS) kind: MapKind | undefined,
    @ChoiceQuery('area', QUEST_AREAS) area: string | undefined,
    @ChoiceQuery('sort', MAP_SORTS, 'relevance') sort: MapSort,
    @ChoiceQuery('order', SORT_ORDERS) order: SortOrder | undefined,
    @PageNumber() page: number,
    @PageLimit(MAP_PAGE) limit: number,
  ) {
    const filters = { minLevel, maxLevel, kind, area };
    return this.maps.search({ term, filters, sort, order, page, limit });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: MapDetailDto })
  @Summary('One map and everything on it')
  map(@IdParam('id', 0) id: number) {
    return this.maps.map(id);
  }
}
