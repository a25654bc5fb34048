import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  CacheFor,
  ChoiceQuery,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  SearchTerm,
} from '../../platform/http/index.js';
import { PlayerDto, RankingsDto } from './rankings.dto.js';
import { ALL, RANK_SORTS, RANKING_CLASSES, RANKING_MODES, SEARCH_PARAMETER } from './rankings.query.js';
import type { RankingClass, RankingMode, RankSort } from './rankings.query.js';
import { RankingsService } from './rankings.service.js';

@ApiTags('rankings')
@Controller('rankings')
export class RankingsController {
  constructor(private readonly rankings: RankingsService) {}

  @Get()
  @Permission('public')
  @Limit('read', { searchParameter: SEARCH_PARAMETER })
  @CacheFor(5)
  @ApiOperation({ summary: 'Players by rank' })
  @ApiOkResponse({ type: RankingsDto })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('mode', RANKING_MODES, ALL) mode: RankingMode,
    @ChoiceQuery('job', RANKING_CLASSES, ALL) job: RankingClass,
    @ChoiceQuery('sort', RANK_SORTS, 'level') sort: RankSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH, name: SEARCH_PARAMETER }) search: string,
  ): Promise<RankingsDto> {
    return this.rankings.list({ page, limit, mode, job, sort, search });
  }

  @Get(':id')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'One player; hidden ones are not found' })
  @ApiOkResponse({ type: PlayerDto })
  player(@IdParam() id: number): Promise<PlayerDto> {
    return this.rankings.player(id);
  }
}
