import { Call, Resource, Summary } from '../../../platform/http/index.js';
import { EconomyDto, EconomyService } from './economy.service.js';

@Resource('admin', 'admin/economy')
export class EconomyController {
  constructor(private readonly economy: EconomyService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: EconomyDto })
  @Summary('NX, vote points and mesos in and out within 30 days, by source; top movers; items')
  lastMonth() {
    return this.economy.lastMonth();
  }
}
