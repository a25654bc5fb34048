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
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { MonsterDetailDto, MonsterDropsDto, MonsterSearchDto } from './monsters.dto.js';
import { MonstersService } from './monsters.service.js';

@ApiTags('monsters')
@Controller('itemdatabase')
export class MonstersController {
  constructor(private readonly monsters: MonstersService) {}

  @Get('monsters/search')
  @Permission('public')
  @Limit('search')
  @CacheFor(30)
  @ApiOperation({ summary: 'Monsters by name or id; without a query all of them' })
  @ApiOkResponse({ type: MonsterSearchDto })
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): MonsterSearchDto {
    return this.monsters.search(term, page, limit);
  }

  @Get('monster/:id')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'One monster, where it is found and its quests' })
  @ApiOkResponse({ type: MonsterDetailDto })
  monster(@IdParam() id: number): MonsterDetailDto {
    return this.monsters.monster(id);
  }

  @Get('monster/:id/drops')
  @Permission('public')
  @Limit('read')
  @CacheFor(LIVE_SECONDS)
  @ApiOperation({ summary: 'One monster and what it drops' })
  @ApiOkResponse({ type: MonsterDropsDto })
  drops(@IdParam() id: number): MonsterDropsDto {
    return this.monsters.drops(id);
  }
}
