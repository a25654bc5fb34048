import { Call, CurrentPrincipal, type Principal, Resource, Summary } from '../../../platform/http/index.js';
import { DashboardOverviewDto } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@Resource('dashboard', 'dashboard')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Call('GET', 'overview', { permission: 'player', limit: 'read', type: DashboardOverviewDto })
  @Summary('Characters of the account with ranks, and the possible actions')
  overview(@CurrentPrincipal() principal: Principal) {
    return this.overviews.overview(principal);
  }
}
