import { DatabasePaginationDto, Nested } from '../../../platform/http/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';

export const ITEMS_PAGE = { default: 24, max: 100 } as const;

export class MarketItemsDto extends MarketDto {
  @Nested(() => [OwlHitDto]) items: OwlHitDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
