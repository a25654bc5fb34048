import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call } from '../../../platform/http/index.js';
import { EconomyDto } from './economy.dto.js';
import { EconomyService } from './economy.service.js';

@ApiTags('admin')
@Controller('admin/economy')
export class EconomyController {
  constructor(private readonly economy: EconomyService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: EconomyDto })
  @ApiOperation({
    summary: 'NX, vote points and mesos in and out within 30 days, by source; top movers; items',
  })
  lastMonth(): Promise<EconomyDto> {
    return this.economy.lastMonth();
  }
}
