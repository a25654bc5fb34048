import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, IdParam } from '../../../platform/http/index.js';
import { PricesDto } from './prices.dto.js';
import { PricesService } from './prices.service.js';

@ApiTags('market')
@Controller('market')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Call('GET', 'prices/:itemId', { permission: 'public', limit: 'read', cacheSeconds: 60, type: PricesDto })
  @ApiOperation({
    summary: 'Prices paid for an item in stores seen in the running game; empty for an unknown item',
  })
  of(@IdParam('itemId') itemId: number): Promise<PricesDto> {
    return this.prices.of(itemId);
  }
}
