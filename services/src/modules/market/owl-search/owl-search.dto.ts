import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  GOODS_SORTS,
  ITEM_TYPES,
  MAX_GOODS_TERM,
  MAX_INT32,
  type GoodsSort,
  type ItemType,
} from '@portico/domain';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { MarketDto, StoreDto, StoreItemDto } from '../stores/stores.dto.js';

/** More than a reader looks through, so a broad search should be narrowed. */
export const MAX_OWL_HITS = 200;

function OptionalInteger(minimum: number, description?: string): PropertyDecorator {
  return applyDecorators(
    Integer({
      required: false,
      nullable: true,
      minimum,
      maximum: MAX_INT32,
      ...(description && { description }),
    }),
    IsOptional(),
    IsInt(),
    Min(minimum),
    Max(MAX_INT32),
  );
}

export class OwlSearchRequestDto {
  @ApiPropertyOptional({
    nullable: true,
    maxLength: MAX_GOODS_TERM,
    default: '',
    description: 'Part of a name, typos allowed; empty: any name',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_GOODS_TERM)
  itemName?: string | null;

  @OptionalInteger(1) itemId?: number | null;

  @ApiPropertyOptional({ enum: ITEM_TYPES, nullable: true })
  @IsOptional()
  @IsIn(ITEM_TYPES)
  itemType?: ItemType | null;

  @OptionalInteger(0, 'Mesos per bundle; excludes goods without a known price')
  minPrice?: number | null;

  @OptionalInteger(0) maxPrice?: number | null;

  @ApiPropertyOptional({ enum: GOODS_SORTS, nullable: true, default: 'relevance' })
  @IsOptional()
  @IsIn(GOODS_SORTS)
  sortBy?: GoodsSort | null;
}

/** One line of goods and the store that sells it. The fields that buyers ask for first are at the top. */
export class OwlHitDto {
  @Integer({ example: 1302000 }) itemId: number;
  @Text('`Item {id}` while the game files are not imported', { example: 'Ferry Oar' }) name: string;
  @Integer("Owner's character id, which is the store's id", { example: 1204 }) ownerId: number;
  @Text({ example: 'Brannoc' }) ownerName: string;

  @Integer('Mesos per bundle; null if the source does not know it', { nullable: true, example: 250_000 })
  price: number | null;

  @Nested(() => StoreDto) store: StoreDto;
  @Nested(() => StoreItemDto) item: StoreItemDto;
}

export class OwlSearchDto extends MarketDto {
  @Flag({ example: true }) success: boolean;
  @Nested(() => [OwlHitDto], `At most ${MAX_OWL_HITS}`) data: OwlHitDto[];
  @Integer('Total number of matches, including those left out', { example: 12 }) total: number;
}
