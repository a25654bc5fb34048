import { ApiOperation } from '@nestjs/swagger';
import { GAIN_PERIODS, GAIN_SORTS, type GainPeriod, type GainSort } from '@portico/domain';
import { ChoiceQuery, PageLimit, PageNumber, PublicRead, Resource } from '../../../platform/http/index.js';
import { GainsDto } from './gains.dto.js';
import { GainsService } from './gains.service.js';

@Resource('rankings', 'rankings')
export class GainsController {
  constructor(private readonly gains: GainsService) {}

  @PublicRead('gains', { limit: 'read', cacheSeconds: 30, type: GainsDto })
  @ApiOperation({
    summary: 'Players who gained most EXP or levels',
    description:
      'Updated every five minutes, from the first recorded day of the period: today, or the last 7 or 30 days',
  })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @ChoiceQuery('period', GAIN_PERIODS, GAIN_PERIODS[0]) period: GainPeriod,
    @ChoiceQuery('sort', GAIN_SORTS, GAIN_SORTS[0]) sort: GainSort,
  ) {
    return this.gains.list({ page, limit, period, sort });
  }
}
