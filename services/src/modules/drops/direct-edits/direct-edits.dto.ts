import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH, MAX_BULK_ITEMS, MAX_DROPPERS_PER_CALL, MAX_INT32 } from '@portico/domain';
import { Type } from 'class-transformer';
import {
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
import {
  Decimal,
  IdList,
  IdRules,
  Integer,
  NestedList,
  Optional,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';

const FINITE = { allowInfinity: false, allowNaN: false };

const Percent = (description?: string) =>
  applyDecorators(
    IsNumber(FINITE),
    Decimal({ minimum: 0, maximum: 100, ...(description !== undefined && { description }) }),
  );

class ReasonedDto {
  @WrittenText({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH }) reason?: string;
}

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

  @Percent('Base chance in percent') dropPercent: number;
}

export class DropBeforeDto {
  @Integer({ required: false }) @Optional() @IsInt() minQuantity?: number;
  @Integer({ required: false }) @Optional() @IsInt() maxQuantity?: number;

  @Integer('Null, 0 or less: none', { required: false, nullable: true })
  @IsOptional()
  @IsInt()
  questId?: number | null;

  @Decimal('Same as `basePercent`', { required: false })
  @Optional()
  @IsNumber(FINITE)
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
  @Before() before?: DropBeforeDto;
}

export class RemoveDropRequestDto {
  @Before() before?: DropBeforeDto;
}

export class AddDropRequestDto extends DropEditRequestDto {
  @Integer('0 is mesos', { minimum: 0 })
  @IdRules(0, 'Please select an item')
  itemId: number;
}

export class DropPercentDto {
  @Integer({ minimum: 0 }) @IsInt() @Min(0) itemId: number;

  @Integer('Required if several rows have the item', { required: false })
  @Optional()
  @IsInt()
  @Min(1)
  rowId?: number;

  @Percent() dropPercent: number;
  @Before() before?: DropBeforeDto;
}

/** Limits the list of a call, so that its body stays small. */
const MAX_UPDATES = 150;

export class BulkPercentsRequestDto extends ReasonedDto {
  @NestedList(() => DropPercentDto, MAX_UPDATES) updates: DropPercentDto[];
}

export class BulkItemDto {
  @Integer({ minimum: 0 })
  @IdRules(0, 'Please enter a valid item ID')
  itemId: number;

  @Text('Not read: names come from the game files', { required: false })
  @Optional()
  @IsString()
  @MaxLength(255)
  itemName?: string;

  @Integer({ default: 1 }) @IsInt() minQuantity: number;
  @Integer({ default: 1 }) @IsInt() maxQuantity: number;
  @Percent() dropPercent: number;
}

class OfMonstersDto extends ReasonedDto {
  @IdList({ max: MAX_DROPPERS_PER_CALL, largest: MAX_INT32 }) monsters: number[];
}

export class BulkAddRequestDto extends OfMonstersDto {
  @NestedList(() => BulkItemDto, MAX_BULK_ITEMS) items: BulkItemDto[];
}

export class BulkRemoveRequestDto extends OfMonstersDto {
  @IdList({ max: MAX_BULK_ITEMS, smallest: 0, message: 'Please enter a valid item ID' }) itemIds: number[];
}
