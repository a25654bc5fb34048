import { Call, Resource, Summary } from '../../../platform/http/index.js';
import { AdminOverviewDto } from './overview.dto.js';
import { AdminOverviewService } from './overview.service.js';

/** The contract has these calls below `voting`. */
@Resource('admin', 'voting/admin')
export class AdminOverviewController {
  constructor(private readonly overviews: AdminOverviewService) {}

  @Call('GET', 'overview', { permission: 'admin', limit: 'read', type: AdminOverviewDto })
  @Summary('Players online, votes of the day with their rewards, and suspicious votes')
  overview() {
    return this.overviews.overview();
  }
}
