import { IdParam, PageLimit, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { MAX_OFFERS, OffersDto } from './offers.dto.js';
import { OffersService } from './offers.service.js';

@Resource('market', 'market')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @PublicRead('offers/:itemId', { limit: 'read', cacheSeconds: 5, type: OffersDto })
  @Summary('Offers of an item in open stores, cheapest first; empty for an unknown item')
  of(
    @IdParam('itemId') itemId: number,
    @PageLimit({ default: 4, max: MAX_OFFERS }) limit: number,
  ): Promise<OffersDto> {
    return this.offers.of(itemId, limit);
  }
}
