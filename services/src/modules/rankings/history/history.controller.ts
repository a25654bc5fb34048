import { DEFAULT_HISTORY_RANGE, HISTORY_RANGES, type HistoryRange } from '@portico/domain';
import { ChoiceQuery, IdParam, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { RankHistoryDto } from './history.dto.js';
import { HistoryService } from './history.service.js';

@Resource('rankings', 'rankings')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @PublicRead(':id/history', { limit: 'search', cacheSeconds: 60, type: RankHistoryDto })
  @Summary('Level, experience and rank of one player, day by day')
  of(
    @IdParam() id: number,
    @ChoiceQuery('range', HISTORY_RANGES, DEFAULT_HISTORY_RANGE) range: HistoryRange,
  ) {
    return this.history.of(id, range);
  }
}
