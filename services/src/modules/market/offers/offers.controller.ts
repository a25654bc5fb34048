import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, IdParam, Limit, PageLimit, Permission } from '../../../platform/http/index.js';
import { MAX_OFFERS, OffersDto } from './offers.dto.js';
import { OffersService } from './offers.service.js';

@ApiTags('market')
@Controller('market')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Get('offers/:itemId')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({
    summary: 'Who sells an item in the open stores, the cheapest first; none of an unknown item',
  })
  @ApiOkResponse({ type: OffersDto })
  of(
    @IdParam('itemId') itemId: number,
    @PageLimit({ default: 4, max: MAX_OFFERS }) limit: number,
  ): Promise<OffersDto> {
    return this.offers.of(itemId, limit);
  }
}
