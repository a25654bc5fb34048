import { HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  CurrentPrincipal,
  Limit,
  Permission,
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

  @Post('enter')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @Summary('Logs the account in to the simulated game; 404 outside of the demo world')
  @ApiOkResponse({ type: DemoVisitDto })
  enter(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: EnterGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.enter(principal, request);
  }

  @Post('leave')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @Summary('Leaves the simulated game, saved or as after a crash; 404 outside of the demo world')
  @ApiOkResponse({ type: DemoVisitDto })
  leave(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: LeaveGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.leave(principal, request);
  }
}
