import { IdempotencyKey } from '../../../platform/http/idempotency/index.js';
import { Call, CurrentActor, Resource, StrictBody, Summary } from '../../../platform/http/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { ExchangedDto, ExchangeRequestDto, StatsUpdatedDto, UpdateStatsRequestDto } from './spending.dto.js';
import { SpendingService } from './spending.service.js';

/** The contract has these calls below `rankings`. */
@Resource('dashboard', 'rankings')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Call('POST', 'exchange-vp-for-nx', { permission: 'player', limit: 'spend', type: ExchangedDto })
  @Summary('Exchanges vote points for NX credit while the account is out of the game')
  exchange(
    @StrictBody() request: ExchangeRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.spending.exchange(request, key, actor);
  }

  @Call('POST', 'update-stats', { permission: 'player', limit: 'spend', type: StatsUpdatedDto })
  @Summary('Raises maximum HP or MP of a character of the account while it is out of the game')
  upgrade(
    @StrictBody() request: UpdateStatsRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.spending.upgrade(request, key, actor);
  }
}
