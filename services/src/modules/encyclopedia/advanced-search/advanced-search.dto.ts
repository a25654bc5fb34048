import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  ITEM_TYPES,
  MAX_INT32,
  SORT_ORDERS,
  WEAPON_TYPES,
  type AdvancedSearchMode,
  type AdvancedSort,
  type ItemType,
  type SortOrder,
  type WeaponType,
} from '@portico/domain';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Max, Min, ValidateNested } from 'class-validator';
import { DropSourceDto, ItemSummaryDto } from '../items/items.dto.js';
import { MonsterSummaryDto } from '../monsters/monsters.dto.js';
import { SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { Matches } from '../shared/matches.js';
import { AdvancedFiltersDto } from './advanced-filters.dto.js';

export class AdvancedSearchRequestDto {
  @ApiPropertyOptional({
    maxLength: SEARCH_TERM.max,
    default: '',
    description: 'Name or id of an item or monster; of either in the mode drops; empty matches all',
  })
  @IsOptional()
  @IsString()
  query?: string | null;

  @ApiPropertyOptional({ type: () => AdvancedFiltersDto, nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => AdvancedFiltersDto)
  filters?: AdvancedFiltersDto | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_INT32, default: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT32)
  page?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    default: SEARCH_PAGE.default,
    description: `Above ${SEARCH_PAGE.max} it is clamped; the answer says the limit that was used`,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT32)
  limit?: number | null;

  @ApiPropertyOptional({ enum: ADVANCED_SORTS, default: 'relevance' })
  @IsOptional()
  @IsIn(ADVANCED_SORTS)
  sortBy?: AdvancedSort | null;

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS)
  sortOrder?: SortOrder | null;
}

/** One item from one source. */
export class AdvancedDropDto extends DropSourceDto {
  @ApiProperty({ type: 'integer', example: 1302000 })
  itemid: number;

  @ApiProperty({ example: 'Ferry Oar' })
  itemName: string;

  @ApiProperty({ enum: ITEM_TYPES, example: 'equipment' })
  itemType: ItemType;

  @ApiProperty({ type: 'integer', example: 10, description: 'Required level; 0 without one' })
  itemLevel: number;

  @Matches('itemName')
  itemMatches: number[][];

  @Matches('name')
  matches: number[][];
}

export class AdvancedItemDto extends ItemSummaryDto {
  @ApiProperty({ enum: WEAPON_TYPES, nullable: true, example: 'sword' })
  weaponType: WeaponType | null;

  @ApiProperty({ type: 'integer', example: 10, description: 'Required level; 0 without one' })
  level: number;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'How many monsters, reactors and global drops give it',
  })
  sourceCount: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 0.08,
    description: 'Highest base chance among the sources that pass the filters; null without any',
  })
  dropPercent: number | null;

  @Matches('name')
  matches: number[][];
}

export class AdvancedMonsterDto extends MonsterSummaryDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 240 })
  maxHp: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 33 })
  exp: number | null;

  @ApiProperty({ type: 'integer', example: 9, description: 'Its own drops but mesos and global ones' })
  dropCount: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 60,
    description: 'Highest base chance among the drops that pass the filters; null without any',
  })
  dropPercent: number | null;

  @Matches('name')
  matches: number[][];
}

/** The list of the mode; the other two are empty. */
export class AdvancedSearchDto extends CatalogStampDto {
  @ApiProperty({ enum: ADVANCED_SEARCH_MODES, example: 'drops' })
  searchMode: AdvancedSearchMode;

  @ApiProperty({ type: () => [AdvancedDropDto] })
  drops: AdvancedDropDto[];

  @ApiProperty({ type: () => [AdvancedItemDto] })
  items: AdvancedItemDto[];

  @ApiProperty({ type: () => [AdvancedMonsterDto] })
  monsters: AdvancedMonsterDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}
