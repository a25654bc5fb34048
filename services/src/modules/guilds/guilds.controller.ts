import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { GUILD_SORTS, type GuildSort, SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  CacheFor,
  ChoiceQuery,
  CSV_MAX_ROWS,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  PublicCsv,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../platform/http/index.js';
import { GuildDetailDto, GuildRankingsDto } from './guilds.dto.js';
import { GuildsService } from './guilds.service.js';

@Resource('guilds', 'guilds')
export class GuildsController {
  constructor(private readonly guilds: GuildsService) {}

  @Get()
  @Permission('public')
  @Limit('read', { searchParameter: 'search' })
  @CacheFor(5)
  @Summary('Guilds by rank; members hidden from the rankings do not count')
  @ApiOkResponse({ type: GuildRankingsDto })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('sort', GUILD_SORTS, GUILD_SORTS[0]) sort: GuildSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH }) search: string,
  ): Promise<GuildRankingsDto> {
    return this.guilds.list({ page, limit, sort, search });
  }

  @PublicCsv('csv', {
    summary: `The first ${CSV_MAX_ROWS} guilds of a list as a CSV file`,
    file: 'guilds.csv',
  })
  csv(
    @ChoiceQuery('sort', GUILD_SORTS, GUILD_SORTS[0]) sort: GuildSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH }) search: string,
  ): Promise<string> {
    return this.guilds.csv({ sort, search });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: 5, type: GuildDetailDto })
  @Summary('One guild with its members; one without a visible member is not found')
  guild(@IdParam() id: number) {
    return this.guilds.guild(id);
  }
}
