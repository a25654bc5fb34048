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
import { Optional, WrittenText } from '../../../platform/http/index.js';

/** Why, for the history of changes. */
class ReasonedDto {
  @ApiProperty({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH })
  @Optional()
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason?: string;
}

/** Quantities, quest and chance of a drop. */
export class DropEditRequestDto extends ReasonedDto {
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Absent stays as it is, of a new row 1; always 1 for reactors',
  })
  @Optional()
  @IsInt()
  minQuantity?: number;

  @ApiProperty({ type: 'integer', required: false, description: 'The same' })
  @Optional()
  @IsInt()
  maxQuantity?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    nullable: true,
    description: 'Null or 0 is none; absent stays as it is, of a new row none',
  })
  @IsOptional()
  @IsInt()
  @Max(MAX_INT32)
  questId?: number | null;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100, description: 'Base chance in percent' })
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent: number;
}

/** A drop as its editor saw it; what is left out may be anything. */
export class DropBeforeDto {
  @ApiProperty({ type: 'integer', required: false })
  @Optional()
  @IsInt()
  minQuantity?: number;

  @ApiProperty({ type: 'integer', required: false })
  @Optional()
  @IsInt()
  maxQuantity?: number;

  @ApiProperty({ type: 'integer', required: false, nullable: true, description: 'Null, 0 or less is none' })
  @IsOptional()
  @IsInt()
  questId?: number | null;

  @ApiProperty({ type: 'number', required: false, description: 'As `basePercent` says it' })
  @Optional()
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent?: number;
}

function Before() {
  return applyDecorators(
    ApiProperty({
      type: () => DropBeforeDto,
      required: false,
      description: 'Nothing is written (409) where the row is no longer so',
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
  @ApiProperty({ type: 'integer', minimum: 0, description: '0 is mesos' })
  @IsInt({ message: 'Please select an item' })
  @Min(0, { message: 'Please select an item' })
  @Max(MAX_INT32, { message: 'Please select an item' })
  itemId: number;
}

export class DropPercentDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt()
  @Min(0)
  itemId: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Needed where several rows have the item' })
  @Optional()
  @IsInt()
  @Min(1)
  rowId?: number;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100 })
  @IsNumber({ allowInfinity: false, allowNaN: false })
  dropPercent: number;

  @Before()
  before?: DropBeforeDto;
}

/** Lists of a call hold so much that its body stays small. */
const MAX_UPDATES = 150;

export class BulkPercentsRequestDto extends ReasonedDto {
  @ApiProperty({ type: () => [DropPercentDto], minItems: 1, maxItems: MAX_UPDATES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_UPDATES)
  @ValidateNested({ each: true })
  @Type(() => DropPercentDto)
  updates: DropPercentDto[];
}

export class BulkItemDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt({ message: 'Please enter a valid item ID' })
  @Min(0, { message: 'Please enter a valid item ID' })
  @Max(MAX_INT32, { message: 'Please enter a valid item ID' })
  itemId: number;

  @ApiProperty({ required: false, description: 'Not read: names come from the game files' })
  @Optional()
  @IsString()
  @MaxLength(255)
  itemName?: string;

  @ApiProperty({ type: 'integer', default: 1 })
  @IsInt()
  minQuantity: number;

  @ApiProperty({ type: 'integer', default: 1 })
  @IsInt()
  maxQuantity: number;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100 })
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
  @ApiProperty({ type: () => [BulkItemDto], minItems: 1, maxItems: MAX_BULK_ITEMS })
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
