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

type WrittenOptions = FieldOptions & { maxLength: number };

/** U+202A to U+202E and U+2066 to U+2069 turn around the order in which all that follows is read. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** A list of a body that holds one entry to `max`. A refusal names the first rule that is broken, so that the type comes first. */
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
  /** In place of class-validator's own words. */
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

/** The rules of an id from 0 or 1 on, which all refuse it in the same words. */
export function IdRules(smallest: 0 | 1, message: string): PropertyDecorator {
  return applyDecorators(IsInt({ message }), Min(smallest, { message }), Max(MAX_INT32, { message }));
}

/** Optional field of a body. null is refused, because readers expect a value or undefined. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

/**
 * A text that a function of the domain judges: it answers the name of the rule that is broken, which the refusal names too, and
 * `texts` says each in English. Anything but a text breaks `required`.
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
 * A reason or a note of a body, as `writtenText`: blanks and what no one sees are none. Without control characters: neither
 * spreadsheets, pages nor the game's own programs show those as written.
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
