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
  @ApiOperation({ summary: 'Beside the account: where its characters stand, and what can be done with them' })
  overview(@CurrentPrincipal() principal: Principal): Promise<DashboardOverviewDto> {
    return this.overviews.overview(principal);
  }
}
