import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, ChoiceQuery, IdParam, Limit, Permission } from '../../../platform/http/index.js';
import { RankHistoryDto } from './history.dto.js';
import { HISTORY_RANGES } from './history-range.js';
import type { HistoryRange } from './history-range.js';
import { HistoryService } from './history.service.js';

@ApiTags('rankings')
@Controller('rankings')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get(':id/history')
  @Permission('public')
  @Limit('search')
  @CacheFor(60)
  @ApiOperation({ summary: 'Level, experience and rank of one player, day by day' })
  @ApiOkResponse({ type: RankHistoryDto })
  of(
    @IdParam() id: number,
    @ChoiceQuery('range', HISTORY_RANGES, '90d') range: HistoryRange,
  ): Promise<RankHistoryDto> {
    return this.history.of(id, range);
  }
}
