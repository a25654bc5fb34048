import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_HISTORY_RANGE, HISTORY_RANGES, type HistoryRange } from '@portico/domain';
import { ChoiceQuery, IdParam, PublicRead } from '../../../platform/http/index.js';
import { RankHistoryDto } from './history.dto.js';
import { HistoryService } from './history.service.js';

@ApiTags('rankings')
@Controller('rankings')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @PublicRead(':id/history', { limit: 'search', cacheSeconds: 60, type: RankHistoryDto })
  @ApiOperation({ summary: 'Level, experience and rank of one player, day by day' })
  of(
    @IdParam() id: number,
    @ChoiceQuery('range', HISTORY_RANGES, DEFAULT_HISTORY_RANGE) range: HistoryRange,
  ): Promise<RankHistoryDto> {
    return this.history.of(id, range);
  }
}
