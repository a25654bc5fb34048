import { Call, CurrentPrincipal, type Principal, Resource, Summary } from '../../../platform/http/index.js';
import { RewardsDto } from './rewards.dto.js';
import { RewardsService } from './rewards.service.js';

@Resource('voting', 'voting/rewards')
export class RewardsController {
  constructor(private readonly rewards: RewardsService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: RewardsDto })
  @Summary('Daily, weekly and milestone rewards of the account, and the calendar of its votes')
  own(@CurrentPrincipal() principal: Principal) {
    return this.rewards.own(principal);
  }
}
