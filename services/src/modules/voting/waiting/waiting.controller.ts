import { Call, CurrentPrincipal, type Principal, Resource, Summary } from '../../../platform/http/index.js';
import { WaitingDto } from './waiting.dto.js';
import { WaitingService } from './waiting.service.js';

@Resource('voting', 'voting/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: WaitingDto })
  @Summary('A vote or a login reward that waits for the account today')
  own(@CurrentPrincipal() principal: Principal) {
    return this.waiting.own(principal);
  }
}
