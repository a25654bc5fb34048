import { GUILD_SORTS, type GuildSort, SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  PublicCsv,
  IdParam,
  PageLimit,
  PageNumber,
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

  @PublicRead('', { limit: 'read', searchParameter: 'search', cacheSeconds: 5, type: GuildRankingsDto })
  @Summary('Guilds by rank; members hidden from the rankings do not count')
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('sort', GUILD_SORTS, GUILD_SORTS[0]) sort: GuildSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH }) search: string,
  ) {
    return this.guilds.list({ page, limit, sort, search });
  }

  @PublicCsv('csv', 'guilds.csv')
  @Summary(`The first ${CSV_MAX_ROWS} guilds of a list as a CSV file`)
  csv(
    @ChoiceQuery('sort', GUILD_SORTS, GUILD_SORTS[0]) sort: GuildSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH }) search: string,
  ) {
    return this.guilds.csv({ sort, search });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: 5, type: GuildDetailDto })
  @Summary('One guild with its members; one without a visible member is not found')
  guild(@IdParam() id: number) {
    return this.guilds.guild(id);
  }
}
