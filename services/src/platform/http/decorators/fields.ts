import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MAX_INT32, writtenText } from '@portico/domain';
import { Transform, Type as TypeOf } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** Options of a field in addition to type and description: `example`, `nullable`, `maximum`, `enumName`. */
export type FieldOptions = Omit<ApiPropertyOptions, 'type' | 'enum' | 'description'> & { enumName?: string };

/** A description, options, or both in this order. */
type FieldArguments = [description: string, options?: FieldOptions] | [options?: FieldOptions];

export const Integer = (...rest: FieldArguments) => field({ type: 'integer' }, rest);

export const Decimal = (...rest: FieldArguments) => field({ type: 'number' }, rest);

export const Text = (...rest: FieldArguments) => field({ type: String }, rest);

export const Flag = (...rest: FieldArguments) => field({ type: Boolean }, rest);

/** One word of a list, or several with `isArray`. */
export const Choice = (choices: readonly string[], ...rest: FieldArguments) => field({ enum: choices }, rest);

/** An object with values of one type under any names. */
export const Dictionary = (type: 'string' | 'number' | 'integer', ...rest: FieldArguments) =>
  field({ type: 'object', additionalProperties: { type } }, rest);

/**
 * Another DTO, or a list of it: `@Nested(() => [ItemDto])`. Swagger recognizes a lazy type by the function's name, which must be `type`.
 */
export const Nested = (find: () => Type | [Type], ...rest: FieldArguments) =>
  field({ type: () => find() }, rest);

function field(
  kind: Pick<ApiPropertyOptions, 'type' | 'enum' | 'additionalProperties' | 'minimum' | 'maximum'>,
  [first, second]: FieldArguments,
) {
  const options = typeof first === 'string' ? { ...second, description: first } : first;
  const all: object = { ...kind, ...options };
  return ApiProperty(all);
}

type WrittenOptions = FieldOptions & { maxLength: number };

/** U+202A to U+202E and U+2066 to U+2069 change the reading order of everything after them. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** A list of a body with one entry to `max`. A refusal names the first broken rule, so the type is checked first. */
const listOf = (max: number, ...entries: PropertyDecorator[]) =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(max), ...entries);

export function NestedList(find: () => Type, max: number): PropertyDecorator {
  const description = Nested(() => [find()], { minItems: 1, maxItems: max });
  return listOf(max, description, ValidateNested({ each: true }), TypeOf(find));
}

interface IdListOptions {
  max: number;
  smallest?: 0 | 1;
  largest?: number;
  /** Replaces class-validator's own text. */
  message?: string;
}

export function IdList({ max, smallest = 1, largest, message }: IdListOptions): PropertyDecorator {
  const each = { each: true, ...(message !== undefined && { message }) };
  return listOf(
    max,
    IsInt(each),
    Min(smallest, each),
    ...(largest === undefined ? [] : [Max(largest, each)]),
    ApiProperty({ type: [Number], minItems: 1, maxItems: max }),
  );
}

/** An integer of a body from 1 to `maximum`. A refusal names the first broken rule, so the type is checked first. */
export function PositiveInteger(...declared: FieldArguments): PropertyDecorator {
  const [first, second] = declared;
  const { maximum = MAX_INT32 } = (typeof first === 'string' ? second : first) ?? {};
  const kind = { type: 'integer', minimum: 1, maximum } as const;
  return applyDecorators(field(kind, declared), IsInt(), Min(1), Max(maximum));
}

/** Rules of an id from 0 or 1, with one text for all refusals. */
export function IdRules(smallest: 0 | 1, message: string): PropertyDecorator {
  return applyDecorators(IsInt({ message }), Min(smallest, { message }), Max(MAX_INT32, { message }));
}

/** Optional field of a body. null is refused, because code expects a value or undefined. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

/**
 * A text that a function of the domain checks. The function returns the broken rule, which the refusal names, and
 * `texts` has the English text of each. Any other type breaks `required`.
 */
export function TextRules<R extends string>(
  issueOf: (text: string) => R | undefined,
  texts: Readonly<Record<R | 'required', string>>,
): PropertyDecorator {
  const broken = (value: unknown): string | undefined =>
    typeof value === 'string' ? issueOf(value) : 'required';
  const decorators = Object.entries<string>(texts).map(([name, text]) =>
    ValidateBy({
      name,
      validator: { validate: (value) => broken(value) !== name, defaultMessage: () => text },
    }),
  );
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

/**
 * A reason or a note in a body, as `writtenText`: blanks and invisible characters count as empty. No control
 * characters: spreadsheets, pages and the game's programs do not show them as written.
 */
export function WrittenText(
  ...declared: [description: string, options: WrittenOptions] | [options: WrittenOptions]
): PropertyDecorator {
  const { maxLength, required } = declared.length === 1 ? declared[0] : declared[1];
  return applyDecorators(
    Text(...declared),
    ...(required === false ? [Optional()] : []),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenText(value) : value)),
    IsString(),
    MaxLength(maxLength),
    Matches(ONE_LINE, { message: 'Must not contain line breaks or other control characters' }),
  );
}
