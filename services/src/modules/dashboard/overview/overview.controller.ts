import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Limit, Permission } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { DashboardOverviewDto } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Get('overview')
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'Beside the account: where its characters stand, and what can be done with them' })
  @ApiOkResponse({ type: DashboardOverviewDto })
  overview(@CurrentPrincipal() principal: Principal): Promise<DashboardOverviewDto> {
    return this.overviews.overview(principal);
  }
}
