import {
  Call,
  CurrentPrincipal,
  type Principal,
  Resource,
  StrictBody,
  Summary,
} from '@portico/services/platform/http';
import { DemoVisitDto, EnterGameRequestDto, LeaveGameRequestDto } from './demo-visits.dto.js';
import { DemoVisitsService } from './demo-visits.service.js';

@Resource('demo', 'demo/game')
export class DemoVisitsController {
  constructor(private readonly visits: DemoVisitsService) {}

  @Call('POST', 'enter', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Logs the account in to the simulated game; 404 outside of the demo world')
  enter(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: EnterGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.enter(principal, request);
  }

  @Call('POST', 'leave', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Leaves the simulated game, saved or as after a crash; 404 outside of the demo world')
  leave(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: LeaveGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.leave(principal, request);
  }
}
