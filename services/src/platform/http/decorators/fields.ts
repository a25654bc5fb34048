import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Options of a field beside its type and description: `example`, `nullable`, `maximum`, `enumName` and the like. */
export type FieldOptions = Omit<ApiPropertyOptions, 'type' | 'enum' | 'description'> & { enumName?: string };

/** A description, options, or both in this order. */
type FieldArguments = [description: string, options?: FieldOptions] | [options?: FieldOptions];

export const Integer = (...rest: FieldArguments) => field({ type: 'integer' }, rest);

export const Decimal = (...rest: FieldArguments) => field({ type: 'number' }, rest);

export const Text = (...rest: FieldArguments) => field({ type: String }, rest);

export const Flag = (...rest: FieldArguments) => field({ type: Boolean }, rest);

/** One of a list of words, or several with `isArray`. */
export const Choice = (choices: readonly string[], ...rest: FieldArguments) => field({ enum: choices }, rest);

/** Another DTO, or a list of them: `@Nested(() => [ItemDto])`. Swagger knows a function as lazy by its name, which has to be `type`. */
export const Nested = (find: () => Type | [Type], ...rest: FieldArguments) =>
  field({ type: () => find() }, rest);

function field(kind: Pick<ApiPropertyOptions, 'type' | 'enum'>, [first, second]: FieldArguments) {
  const options = typeof first === 'string' ? { ...second, description: first } : first;
  const all: object = { ...kind, ...options };
  return ApiProperty(all);
}
