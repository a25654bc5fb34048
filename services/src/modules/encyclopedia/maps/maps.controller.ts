import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CacheFor,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
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

  @Get()
  @Permission('public')
  @Limit('read')
  @CacheFor(30)
  @ApiOperation({ summary: 'All maps by id' })
  @ApiOkResponse({ type: MapListDto })
  list(@PageNumber() page: number, @PageLimit(MAP_PAGE) limit: number): MapListDto {
    return this.maps.search('', page, limit);
  }

  @Get('search')
  @Permission('public')
  @Limit('search')
  @CacheFor(30)
  @ApiOperation({ summary: 'Maps by name, street or id; without a query all of them' })
  @ApiOkResponse({ type: MapListDto })
  search(
    @SearchTerm({ ...SEARCH_TERM, name: 'q' }) term: string,
    @PageNumber() page: number,
    @PageLimit(MAP_PAGE) limit: number,
  ): MapListDto {
    return this.maps.search(term, page, limit);
  }

  @Get(':id')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'One map and everything on it' })
  @ApiOkResponse({ type: MapDetailDto })
  map(@IdParam('id', 0) id: number): MapDetailDto {
    return this.maps.map(id);
  }
}
