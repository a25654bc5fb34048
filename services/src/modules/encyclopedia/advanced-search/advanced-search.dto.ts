import { ApiPropertyOptional } from '@nestjs/swagger';
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
import {
  Choice,
  DatabasePaginationDto,
  Decimal,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';
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

  @Integer({ required: false, minimum: 1, maximum: MAX_INT32, default: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT32)
  page?: number | null;

  @Integer(`Above ${SEARCH_PAGE.max} it is clamped; the answer says the limit that was used`, {
    required: false,
    minimum: 1,
    default: SEARCH_PAGE.default,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT32)
  limit?: number | null;

  @Choice(ADVANCED_SORTS, { required: false, default: 'relevance' })
  @IsOptional()
  @IsIn(ADVANCED_SORTS)
  sortBy?: AdvancedSort | null;

  @Choice(SORT_ORDERS, { required: false, default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS)
  sortOrder?: SortOrder | null;
}

export class AdvancedDropDto extends DropSourceDto {
  @Integer({ example: 1302000 }) itemid: number;
  @Text({ example: 'Ferry Oar' }) itemName: string;
  @Choice(ITEM_TYPES, { example: 'equipment' }) itemType: ItemType;
  @Integer('Required level; 0 without one', { example: 10 }) itemLevel: number;
  @Matches('itemName') itemMatches: number[][];
  @Matches('name') matches: number[][];
}

export class AdvancedItemDto extends ItemSummaryDto {
  @Choice(WEAPON_TYPES, { nullable: true, example: 'sword' }) weaponType: WeaponType | null;
  @Integer('Required level; 0 without one', { example: 10 }) level: number;
  @Integer('How many monsters, reactors and global drops give it', { example: 12 }) sourceCount: number;

  @Decimal('Highest base chance among the sources that pass the filters; null without any', {
    nullable: true,
    example: 0.08,
  })
  dropPercent: number | null;

  @Matches('name') matches: number[][];
}

export class AdvancedMonsterDto extends MonsterSummaryDto {
  @Integer({ nullable: true, example: 240 }) maxHp: number | null;
  @Integer({ nullable: true, example: 33 }) exp: number | null;
  @Integer('Its own drops but mesos and global ones', { example: 9 }) dropCount: number;

  @Decimal('Highest base chance among the drops that pass the filters; null without any', {
    nullable: true,
    example: 60,
  })
  dropPercent: number | null;

  @Matches('name') matches: number[][];
}

/** Only the list of the mode is filled; the other two are empty. */
export class AdvancedSearchDto extends CatalogStampDto {
  @Choice(ADVANCED_SEARCH_MODES, { example: 'drops' }) searchMode: AdvancedSearchMode;
  @Nested(() => [AdvancedDropDto]) drops: AdvancedDropDto[];
  @Nested(() => [AdvancedItemDto]) items: AdvancedItemDto[];
  @Nested(() => [AdvancedMonsterDto]) monsters: AdvancedMonsterDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
