import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, type Principal } from '../../../platform/http/index.js';
import { DashboardOverviewDto } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Call('GET', 'overview', { permission: 'player', limit: 'read', type: DashboardOverviewDto })
  @ApiOperation({ summary: 'Characters of the account with ranks, and the possible actions' })
  overview(@CurrentPrincipal() principal: Principal): Promise<DashboardOverviewDto> {
    return this.overviews.overview(principal);
  }
}
