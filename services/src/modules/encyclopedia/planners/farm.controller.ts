import { DEFAULT_KILLS_PER_HOUR, MAX_KILLS_PER_HOUR } from '@portico/domain';
import { IdParam, PositiveQuery, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { FarmPlanDto } from './farm.dto.js';
import { FarmService } from './farm.service.js';

@Resource('planners', 'itemdatabase')
export class FarmController {
  constructor(private readonly farm: FarmService) {}

  @PublicRead('item/:id/farm', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: FarmPlanDto })
  @Summary('Where to hunt for an item, and how long it takes')
  plan(
    @IdParam() id: number,
    @PositiveQuery('killsPerHour', MAX_KILLS_PER_HOUR) killsPerHour: number | undefined,
  ) {
    return this.farm.plan(id, killsPerHour ?? DEFAULT_KILLS_PER_HOUR);
  }
}
