import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call } from '../../../platform/http/index.js';
import { AdminOverviewDto } from './overview.dto.js';
import { AdminOverviewService } from './overview.service.js';

/** Below `voting`, where the contract has it. */
@ApiTags('admin')
@Controller('voting/admin')
export class AdminOverviewController {
  constructor(private readonly overviews: AdminOverviewService) {}

  @Call('GET', 'overview', { permission: 'admin', limit: 'read', type: AdminOverviewDto })
  @ApiOperation({ summary: 'Who is online, votes of the day and what they paid, and what looks suspicious' })
  overview(): Promise<AdminOverviewDto> {
    return this.overviews.overview();
  }
}
