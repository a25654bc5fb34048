import { ApiProperty } from '@nestjs/swagger';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';

export const MAX_OFFERS = 20;

export class OffersDto extends MarketDto {
  @ApiProperty({
    type: () => [OwlHitDto],
    description: 'The cheapest first, by the price of a piece; unknown prices last',
  })
  offers: OwlHitDto[];

  @ApiProperty({
    type: 'integer',
    example: 7,
    description: 'All lines with this item, those left out included',
  })
  total: number;
}
