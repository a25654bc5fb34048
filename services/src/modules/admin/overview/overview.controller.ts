import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../../platform/http/index.js';
import { AdminOverviewDto } from './overview.dto.js';
import { AdminOverviewService } from './overview.service.js';

/** Below `voting`, where the contract has it. */
@ApiTags('admin')
@Controller('voting/admin')
export class AdminOverviewController {
  constructor(private readonly overviews: AdminOverviewService) {}

  @Get('overview')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'Who is online, votes of the day and what they paid, and what looks suspicious' })
  @ApiOkResponse({ type: AdminOverviewDto })
  overview(): Promise<AdminOverviewDto> {
    return this.overviews.overview();
  }
}
