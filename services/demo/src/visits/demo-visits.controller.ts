import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Limit, Permission, StrictBody } from '@portico/services/platform/http';
import type { Principal } from '@portico/services/platform/http';
import { DemoVisitDto, EnterGameRequestDto, LeaveGameRequestDto } from './demo-visits.dto.js';
import { DemoVisitsService } from './demo-visits.service.js';

@ApiTags('demo')
@Controller('demo/game')
export class DemoVisitsController {
  constructor(private readonly visits: DemoVisitsService) {}

  @Post('enter')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({ summary: 'Logs the account in to the simulated game; 404 outside of the demo world' })
  @ApiOkResponse({ type: DemoVisitDto })
  enter(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(EnterGameRequestDto) request: EnterGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.enter(principal, request);
  }

  @Post('leave')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({
    summary: 'Leaves the simulated game, saved or as after a crash; 404 outside of the demo world',
  })
  @ApiOkResponse({ type: DemoVisitDto })
  leave(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(LeaveGameRequestDto) request: LeaveGameRequestDto,
  ): Promise<DemoVisitDto> {
    return this.visits.leave(principal, request);
  }
}
