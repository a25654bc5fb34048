import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type as TypeOf } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { MAX_INT32 } from '@portico/domain';
import { Nested } from './fields.js';

/** A list of a body that holds one entry to `max`. The last rule is the first that a refusal names. */
const listOf = (max: number, ...entries: PropertyDecorator[]) =>
  applyDecorators(...entries, ArrayMaxSize(max), ArrayMinSize(1), IsArray());

/** A list of DTOs of a body, one to `max`. */
export function NestedList(find: () => Type, max: number): PropertyDecorator {
  const description = Nested(() => [find()], { minItems: 1, maxItems: max });
  return listOf(max, TypeOf(find), ValidateNested({ each: true }), description);
}

interface IdListOptions {
  /** Maximum length of the list. */
  max: number;
  smallest?: 0 | 1;
  largest?: number;
  /** In place of class-validator's own words. */
  message?: string;
}

/** A list of ids of a body, one to `max`. */
export function IdList({ max, smallest = 1, largest, message }: IdListOptions): PropertyDecorator {
  const each = { each: true, ...(message !== undefined && { message }) };
  return listOf(
    max,
    ...(largest === undefined ? [] : [Max(largest, each)]),
    Min(smallest, each),
    IsInt(each),
    ApiProperty({ type: [Number], minItems: 1, maxItems: max }),
  );
}

/** The rules of an id from 0 or 1 on, which all refuse it in the same words. */
export function IdRules(smallest: 0 | 1, message: string): PropertyDecorator {
  return applyDecorators(Max(MAX_INT32, { message }), Min(smallest, { message }), IsInt({ message }));
}
