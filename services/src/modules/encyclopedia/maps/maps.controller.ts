import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
  SearchTerm,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_TERM } from '../shared/catalog-search.js';
import { MapDetailDto, MapListDto } from './maps.dto.js';
import { MapsService } from './maps.service.js';

const MAP_PAGE = { default: 50, max: 500 } as const;

@ApiTags('maps')
@Controller('maps')
export class MapsController {
  constructor(private readonly maps: MapsService) {}

  @PublicRead('', { summary: 'All maps by id', type: MapListDto, limit: 'read', cacheSeconds: 30 })
  list(@PageNumber() page: number, @PageLimit(MAP_PAGE) limit: number): MapListDto {
    return this.maps.search({ term: '', filters: {}, sort: 'relevance', page, limit });
  }

  @PublicRead('search', {
    summary: 'Maps by name, street or id, filtered and sorted; without a query all of them',
    type: MapListDto,
    limit: 'search',
    cacheSeconds: 30,
  })
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
  ): MapListDto {
    const filters = { minLevel, maxLevel, kind, area };
    return this.maps.search({ term, filters, sort, order, page, limit });
  }

  @PublicRead(':id', {
    summary: 'One map and everything on it',
    type: MapDetailDto,
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  map(@IdParam('id', 0) id: number): MapDetailDto {
    return this.maps.map(id);
  }
}
