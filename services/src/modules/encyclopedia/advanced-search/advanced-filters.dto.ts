import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADVANCED_SEARCH_MODES,
  ITEM_TYPES,
  MAX_INT32,
  WEAPON_TYPES,
  type AdvancedSearchMode,
  type ItemType,
  type WeaponType,
} from '@portico/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
  ValidateBy,
} from 'class-validator';
import { Choice } from '../../../platform/http/index.js';

const Count = () =>
  applyDecorators(
    Max(MAX_INT32),
    Min(0),
    IsInt(),
    IsOptional(),
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_INT32, nullable: true }),
  );

const Percent = () =>
  applyDecorators(
    Max(100),
    Min(0),
    IsNumber({ allowNaN: false, allowInfinity: false }),
    IsOptional(),
    ApiPropertyOptional({ type: 'number', minimum: 0, maximum: 100, nullable: true }),
  );

/** Both ends belong to the range; a missing end is open. */
export class CountRangeDto {
  @Count() min?: number | null;
  @Count() @NotBelow('min') max?: number | null;
}

export class PercentRangeDto {
  @Percent() min?: number | null;
  @Percent() @NotBelow('min') max?: number | null;
}

function CountRange(description: string): PropertyDecorator {
  return optional(CountRangeDto, description);
}

function optional(type: new () => object, description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: () => type, nullable: true, description }),
    IsOptional(),
    IsObject(),
    ValidateNested(),
    Type(() => type),
  );
}

function AnyOf(words: readonly string[]): PropertyDecorator {
  return applyDecorators(
    IsIn(words, { each: true }),
    ArrayMaxSize(words.length),
    IsArray(),
    IsOptional(),
    ApiPropertyOptional({
      enum: words,
      isArray: true,
      nullable: true,
      description: 'One of these; none: all',
    }),
  );
}

/** Range of a stat of an item; a missing stat counts as 0. */
export class ItemStatsFilterDto {
  @CountRange('incPAD') attackPower?: CountRangeDto | null;
  @CountRange('incMAD') magicAttack?: CountRangeDto | null;
  @CountRange('incPDD') defense?: CountRangeDto | null;
  @CountRange('incSTR') str?: CountRangeDto | null;
  @CountRange('incDEX') dex?: CountRangeDto | null;
  @CountRange('incINT') int?: CountRangeDto | null;
  @CountRange('incLUK') luk?: CountRangeDto | null;
  @CountRange('incMHP') hp?: CountRangeDto | null;
  @CountRange('incMMP') mp?: CountRangeDto | null;
}

/** An item, monster or drop must pass all filters. A missing filter passes everything. */
export class AdvancedFiltersDto {
  @Choice(ADVANCED_SEARCH_MODES, 'Kind of list: items with a source each, items, or monsters', {
    required: false,
    default: 'drops',
  })
  @IsOptional()
  @IsIn(ADVANCED_SEARCH_MODES)
  searchMode?: AdvancedSearchMode | null;

  @optional(PercentRangeDto, 'Base percent of a drop') dropRate?: PercentRangeDto | null;
  @CountRange('A quantity that the drop can give') dropQuantity?: CountRangeDto | null;
  @AnyOf(ITEM_TYPES) itemTypes?: ItemType[] | null;
  @AnyOf(WEAPON_TYPES) weaponTypes?: WeaponType[] | null;
  @CountRange('Required level of an item; 0 where it has none') itemLevel?: CountRangeDto | null;
  @optional(ItemStatsFilterDto, 'Statistics of an item') itemStats?: ItemStatsFilterDto | null;
  @CountRange('A monster of unknown level lies in no range') monsterLevel?: CountRangeDto | null;
  @CountRange('Life of a monster') monsterHP?: CountRangeDto | null;
  @CountRange('Experience for a monster, before the rates') monsterExp?: CountRangeDto | null;
}

/** Refuses a number below that of another field. A missing field is no limit. */
function NotBelow(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'notBelow',
    constraints: [other],
    validator: {
      validate: (value: unknown, context) => {
        const least: unknown = Object.entries(context?.object ?? {}).find(([name]) => name === other)?.[1];
        return typeof value !== 'number' || typeof least !== 'number' || value >= least;
      },
      defaultMessage: () => `Must not be below ${other}`,
    },
  });
}
