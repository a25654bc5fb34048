import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, IdParam, PageLimit } from '../../../platform/http/index.js';
import { MAX_OFFERS, OffersDto } from './offers.dto.js';
import { OffersService } from './offers.service.js';

@ApiTags('market')
@Controller('market')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Call('GET', 'offers/:itemId', { permission: 'public', limit: 'read', cacheSeconds: 5, type: OffersDto })
  @ApiOperation({
    summary: 'Offers of an item in open stores, cheapest first; empty for an unknown item',
  })
  of(
    @IdParam('itemId') itemId: number,
    @PageLimit({ default: 4, max: MAX_OFFERS }) limit: number,
  ): Promise<OffersDto> {
    return this.offers.of(itemId, limit);
  }
}
