import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, PageLimit, PageNumber, PublicRead, SearchTerm } from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { MonsterDetailDto, MonsterDropsDto, MonsterSearchDto } from './monsters.dto.js';
import { MonstersService } from './monsters.service.js';

@ApiTags('monsters')
@Controller('itemdatabase')
export class MonstersController {
  constructor(private readonly monsters: MonstersService) {}

  @PublicRead('monsters/search', {
    summary: 'Monsters by name or id; without a query all of them',
    type: MonsterSearchDto,
    limit: 'search',
    cacheSeconds: 30,
  })
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ): MonsterSearchDto {
    return this.monsters.search(term, page, limit);
  }

  @PublicRead('monster/:id', {
    summary: 'One monster, where it is found and its quests',
    type: MonsterDetailDto,
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  monster(@IdParam() id: number): MonsterDetailDto {
    return this.monsters.monster(id);
  }

  @PublicRead('monster/:id/drops', {
    summary: 'One monster and what it drops',
    type: MonsterDropsDto,
    limit: 'read',
    cacheSeconds: LIVE_SECONDS,
  })
  drops(@IdParam() id: number): MonsterDropsDto {
    return this.monsters.drops(id);
  }
}
