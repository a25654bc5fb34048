import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, type Principal } from '../../../platform/http/index.js';
import { RewardsDto } from './rewards.dto.js';
import { RewardsService } from './rewards.service.js';

@ApiTags('voting')
@Controller('voting/rewards')
export class RewardsController {
  constructor(private readonly rewards: RewardsService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: RewardsDto })
  @ApiOperation({
    summary: 'Daily, weekly and milestone rewards of the account, and the calendar of its votes',
  })
  own(@CurrentPrincipal() principal: Principal): Promise<RewardsDto> {
    return this.rewards.own(principal);
  }
}
