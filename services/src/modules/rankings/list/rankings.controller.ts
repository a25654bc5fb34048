import { PLAYER_SORTS, RANKING_MODES, SEARCH_MAX_LENGTH } from '@portico/domain';
import type { PlayerSort, RankingMode } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  PublicCsv,
  IdParam,
  PageLimit,
  PageNumber,
  PlaceNumber,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { PlayerDto, RankingsDto } from './rankings.dto.js';
import {
  ALL,
  RANKING_CLASSES,
  type RankingClass,
  RANKINGS_PAGE,
  SEARCH_PARAMETER,
} from './rankings.query.js';
import { RankingsService } from './rankings.service.js';

@Resource('rankings', 'rankings')
export class RankingsController {
  constructor(private readonly rankings: RankingsService) {}

  @PublicRead('', { limit: 'read', searchParameter: SEARCH_PARAMETER, cacheSeconds: 5, type: RankingsDto })
  @Summary(
    'Players by rank',
    'The sorts `bosses` and `playtime` exist only in ironman modes, not with `mode=all`',
  )
  list(
    @PageNumber() page: number,
    @PageLimit(RANKINGS_PAGE) limit: number,
    @ChoiceQuery('mode', RANKING_MODES, ALL) mode: RankingMode,
    @ChoiceQuery('job', RANKING_CLASSES, ALL) job: RankingClass,
    @ChoiceQuery('sort', PLAYER_SORTS, 'level') sort: PlayerSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH, name: SEARCH_PARAMETER }) search: string,
    @PlaceNumber() rank: number | undefined,
  ) {
    return this.rankings.list({ page, limit, mode, job, sort, search, rank });
  }

  @PublicCsv('csv', 'rankings.csv')
  @Summary(`The first ${CSV_MAX_ROWS} players of a list as a CSV file`)
  csv(
    @ChoiceQuery('mode', RANKING_MODES, ALL) mode: RankingMode,
    @ChoiceQuery('job', RANKING_CLASSES, ALL) job: RankingClass,
    @ChoiceQuery('sort', PLAYER_SORTS, 'level') sort: PlayerSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH, name: SEARCH_PARAMETER }) search: string,
  ) {
    return this.rankings.csv({ page: 1, limit: CSV_MAX_ROWS, mode, job, sort, search });
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: 5, type: PlayerDto })
  @Summary('One player; hidden ones are not found')
  player(@IdParam() id: number) {
    return this.rankings.player(id);
  }
}
