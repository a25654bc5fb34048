import { ApiProperty } from '@nestjs/swagger';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';

export class MarketItemsDto extends MarketDto {
  @ApiProperty({ type: () => [OwlHitDto] })
  items: OwlHitDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}
