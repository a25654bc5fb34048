import {
  Call,
  CurrentPrincipal,
  type Principal,
  Resource,
  StrictBody,
  Summary,
  Choice,
  Flag,
  Integer,
} from '@portico/services/platform/http';
import { MAX_INT32 } from '@portico/domain';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { DemoVisitsService } from './demo-visits.service.js';

const LEAVE_WAYS = ['logOut', 'crash'] as const;
type LeaveWay = (typeof LEAVE_WAYS)[number];

export class EnterGameRequestDto {
  @Integer({ minimum: 1, maximum: MAX_INT32 }) @IsInt() @Min(1) @Max(MAX_INT32) characterId: number;
}

export class LeaveGameRequestDto {
  @Choice(LEAVE_WAYS, '`crash`: unsaved, which leaves the account stuck as in the real game')
  @IsIn(LEAVE_WAYS)
  how: LeaveWay;
}

export class DemoVisitDto {
  @Flag('The account is in the game now') isInGame: boolean;
}

@Resource('demo', 'demo/game')
export class DemoVisitsController {
  constructor(private readonly visits: DemoVisitsService) {}

  @Call('POST', 'enter', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Logs the account in to the simulated game; 404 outside of the demo world')
  enter(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: EnterGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.enter(principal, request.characterId);
  }

  @Call('POST', 'leave', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Leaves the simulated game, saved or as after a crash; 404 outside of the demo world')
  leave(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: LeaveGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.leave(principal, request.how);
  }
}
