import { Integer, Nested } from '../../../platform/http/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';

export const MAX_OFFERS = 20;

export class OffersDto extends MarketDto {
  @Nested(() => [OwlHitDto], 'Cheapest first, by price per piece; unknown prices last')
  offers: OwlHitDto[];

  @Integer('Total number of offers, including those left out', { example: 7 }) total: number;
}
