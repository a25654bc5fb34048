import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Limit, Permission } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { RewardsDto } from './rewards.dto.js';
import { RewardsService } from './rewards.service.js';

@ApiTags('voting')
@Controller('voting/rewards')
export class RewardsController {
  constructor(private readonly rewards: RewardsService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiOperation({
    summary: 'Daily, weekly and milestone rewards of the account, and the calendar of its votes',
  })
  @ApiOkResponse({ type: RewardsDto })
  own(@CurrentPrincipal() principal: Principal): Promise<RewardsDto> {
    return this.rewards.own(principal);
  }
}
