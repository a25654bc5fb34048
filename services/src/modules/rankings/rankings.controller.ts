import {
  DEFAULT_HISTORY_RANGE,
  GAIN_PERIODS,
  GAIN_SORTS,
  HISTORY_RANGES,
  MAX_COMPARED_IDS,
  PLAYER_SORTS,
  RANKING_MODES,
  SEARCH_MAX_LENGTH,
} from '@portico/domain';
import type { GainPeriod, GainSort, HistoryRange, PlayerSort, RankingMode } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  IdParam,
  IdsQuery,
  OperationId,
  PageLimit,
  PageNumber,
  PlaceNumber,
  PublicCsv,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../platform/http/index.js';
import { GainsService } from './gains/gains.service.js';
import { HistoryService } from './history.service.js';
import { ComparedPlayersDto, GainsDto, PlayerDto, RankHistoryDto, RankingsDto } from './rankings.dto.js';
import {
  ALL,
  RANKING_CLASSES,
  RANKINGS_PAGE,
  RankingsService,
  SEARCH_PARAMETER,
} from './rankings.service.js';
import type { RankingClass } from './rankings.service.js';

@Resource('rankings', 'rankings')
export class RankingsController {
  constructor(
    private readonly rankings: RankingsService,
    private readonly gains: GainsService,
    private readonly history: HistoryService,
  ) {}

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

  @PublicRead('gains', { limit: 'read', cacheSeconds: 30, type: GainsDto })
  @Summary(
    'Players who gained most EXP or levels',
    'Updated every five minutes, from the first recorded day of the period: today, or the last 7 or 30 days',
  )
  @OperationId('Gains_list')
  gained(
    @PageNumber() page: number,
    @PageLimit(RANKINGS_PAGE) limit: number,
    @ChoiceQuery('period', GAIN_PERIODS, GAIN_PERIODS[0]) period: GainPeriod,
    @ChoiceQuery('sort', GAIN_SORTS, GAIN_SORTS[0]) sort: GainSort,
  ) {
    return this.gains.list(page, limit, period, sort);
  }

  @PublicRead('compare', { limit: 'read', cacheSeconds: 5, type: ComparedPlayersDto })
  @Summary('The first four players of a list with all their numbers, to compare them')
  compare(@IdsQuery('ids', MAX_COMPARED_IDS) ids: number[]) {
    return this.rankings.compare(ids);
  }

  @PublicRead(':id', { limit: 'read', cacheSeconds: 5, type: PlayerDto })
  @Summary('One player; hidden ones are not found')
  player(@IdParam() id: number) {
    return this.rankings.player(id);
  }

  @PublicRead(':id/history', { limit: 'search', cacheSeconds: 60, type: RankHistoryDto })
  @Summary('Level, experience and rank of one player, day by day')
  @OperationId('History_of')
  dayByDay(
    @IdParam() id: number,
    @ChoiceQuery('range', HISTORY_RANGES, DEFAULT_HISTORY_RANGE) range: HistoryRange,
  ) {
    return this.history.of(id, range);
  }
}
