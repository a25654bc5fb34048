import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../../platform/http/index.js';
import { EconomyDto } from './economy.dto.js';
import { EconomyService } from './economy.service.js';

@ApiTags('admin')
@Controller('admin/economy')
export class EconomyController {
  constructor(private readonly economy: EconomyService) {}

  @Get()
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({
    summary: 'NX, vote points and mesos in and out within 30 days, by source; top movers; items',
  })
  @ApiOkResponse({ type: EconomyDto })
  lastMonth(): Promise<EconomyDto> {
    return this.economy.lastMonth();
  }
}
