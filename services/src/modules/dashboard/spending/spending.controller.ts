import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { IdempotencyKey } from '../../ledger/index.js';
import { ExchangedDto, ExchangeRequestDto, StatsUpdatedDto, UpdateStatsRequestDto } from './spending.dto.js';
import { SpendingService } from './spending.service.js';

/** Below `rankings`, where the contract has them. */
@ApiTags('dashboard')
@Controller('rankings')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Post('exchange-vp-for-nx')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({ summary: 'Exchanges vote points for NX credit while the account is out of the game' })
  @ApiOkResponse({ type: ExchangedDto })
  exchange(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ExchangeRequestDto) request: ExchangeRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentClient() client: Client,
  ): Promise<ExchangedDto> {
    return this.spending.exchange(principal, request, { key, client });
  }

  @Post('update-stats')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({
    summary: 'Raises maximum HP or MP of a character of the account while it is out of the game',
  })
  @ApiOkResponse({ type: StatsUpdatedDto })
  upgrade(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(UpdateStatsRequestDto) request: UpdateStatsRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentClient() client: Client,
  ): Promise<StatsUpdatedDto> {
    return this.spending.upgrade(principal, request, { key, client });
  }
}
