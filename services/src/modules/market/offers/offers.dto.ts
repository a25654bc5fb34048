import { Integer, Nested } from '../../../platform/http/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';

export const MAX_OFFERS = 20;

export class OffersDto extends MarketDto {
  @Nested(() => [OwlHitDto], 'The cheapest first, by the price of a piece; unknown prices last')
  offers: OwlHitDto[];

  @Integer('All lines with this item, those left out included', { example: 7 }) total: number;
}
