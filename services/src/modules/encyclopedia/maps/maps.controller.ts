import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, PageLimit, PageNumber, PublicRead, SearchTerm } from '../../../platform/http/index.js';
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
    return this.maps.search('', page, limit);
  }

  @PublicRead('search', {
    summary: 'Maps by name, street or id; without a query all of them',
    type: MapListDto,
    limit: 'search',
    cacheSeconds: 30,
  })
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'q' }) term: string,
    @PageNumber() page: number,
    @PageLimit(MAP_PAGE) limit: number,
  ): MapListDto {
    return this.maps.search(term, page, limit);
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
