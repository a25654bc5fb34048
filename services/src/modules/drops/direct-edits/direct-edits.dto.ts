import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH, MAX_BULK_ITEMS, MAX_DROPPERS_PER_CALL, MAX_INT32 } from '@portico/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Decimal, Integer, Nested, Optional, Text, WrittenText } from '../../../platform/http/index.js';

/** Why, for the history of changes. */
class ReasonedDto {
  @Text({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH })
  @Optional()
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason?: string;
}

/** Quantities, quest and chance of a drop. */
export class DropEditRequestDto extends ReasonedDto {
  @Integer('Unchanged when absent, 1 for a new row; always 1 for reactors', { required: false })
  @Optional()
  @IsInt()
  minQuantity?: number;

  @Integer('Same as above', { required: false }) @Optional() @IsInt() maxQuantity?: number;

  @Integer('Null or 0: no quest. Unchanged when absent', { required: false, nullable: true })
  @IsOptional()
  @IsInt()
  @Max(MAX_INT32)
  questId?: number | null;

  @Decimal('Base chance in percent', { minimum: 0, maximum: 100 })
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent: number;
}

/** A drop as its editor saw it; what is left out may be anything. */
export class DropBeforeDto {
  @Integer({ required: false }) @Optional() @IsInt() minQuantity?: number;
  @Integer({ required: false }) @Optional() @IsInt() maxQuantity?: number;

  @Integer('Null, 0 or less: none', { required: false, nullable: true })
  @IsOptional()
  @IsInt()
  questId?: number | null;

  @Decimal('Same as `basePercent`', { required: false })
  @Optional()
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent?: number;
}

function Before() {
  return applyDecorators(
    ApiProperty({
      type: () => DropBeforeDto,
      required: false,
      description: 'Nothing is written (409) if the row has changed',
    }),
    Optional(),
    IsObject(),
    ValidateNested(),
    Type(() => DropBeforeDto),
  );
}

export class ChangeDropRequestDto extends DropEditRequestDto {
  @Before()
  before?: DropBeforeDto;
}

/** May be left out, and with it the whole body. */
export class RemoveDropRequestDto {
  @Before()
  before?: DropBeforeDto;
}

export class AddDropRequestDto extends DropEditRequestDto {
  @Integer('0 is mesos', { minimum: 0 })
  @IsInt({ message: 'Please select an item' })
  @Min(0, { message: 'Please select an item' })
  @Max(MAX_INT32, { message: 'Please select an item' })
  itemId: number;
}

export class DropPercentDto {
  @Integer({ minimum: 0 }) @IsInt() @Min(0) itemId: number;

  @Integer('Required if several rows have the item', { required: false })
  @Optional()
  @IsInt()
  @Min(1)
  rowId?: number;

  @Decimal({ minimum: 0, maximum: 100 })
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent: number;

  @Before()
  before?: DropBeforeDto;
}

/** Lists of a call hold so much that its body stays small. */
const MAX_UPDATES = 150;

export class BulkPercentsRequestDto extends ReasonedDto {
  @Nested(() => [DropPercentDto], { minItems: 1, maxItems: MAX_UPDATES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_UPDATES)
  @ValidateNested({ each: true })
  @Type(() => DropPercentDto)
  updates: DropPercentDto[];
}

export class BulkItemDto {
  @Integer({ minimum: 0 })
  @IsInt({ message: 'Please enter a valid item ID' })
  @Min(0, { message: 'Please enter a valid item ID' })
  @Max(MAX_INT32, { message: 'Please enter a valid item ID' })
  itemId: number;

  @Text('Not read: names come from the game files', { required: false })
  @Optional()
  @IsString()
  @MaxLength(255)
  itemName?: string;

  @Integer({ default: 1 }) @IsInt() minQuantity: number;
  @Integer({ default: 1 }) @IsInt() maxQuantity: number;

  @Decimal({ minimum: 0, maximum: 100 })
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent: number;
}

class OfMonstersDto extends ReasonedDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_DROPPERS_PER_CALL })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_DROPPERS_PER_CALL)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_INT32, { each: true })
  monsters: number[];
}

export class BulkAddRequestDto extends OfMonstersDto {
  @Nested(() => [BulkItemDto], { minItems: 1, maxItems: MAX_BULK_ITEMS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK_ITEMS)
  @ValidateNested({ each: true })
  @Type(() => BulkItemDto)
  items: BulkItemDto[];
}

export class BulkRemoveRequestDto extends OfMonstersDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_BULK_ITEMS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK_ITEMS)
  @IsInt({ each: true, message: 'Please enter a valid item ID' })
  @Min(0, { each: true, message: 'Please enter a valid item ID' })
  itemIds: number[];
}
