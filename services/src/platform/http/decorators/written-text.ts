import { applyDecorators } from '@nestjs/common';
import { writtenText } from '@portico/domain';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { type FieldOptions, Text } from './fields.js';
import { Optional } from './optional.js';

type WrittenOptions = FieldOptions & { maxLength: number };

/** U+202A to U+202E and U+2066 to U+2069 turn around the order in which all that follows is read. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * A reason or a note of a body, as `writtenText`: blanks and what no one sees are none. Without control characters: neither
 * spreadsheets, pages nor the game's own programs show those as written.
 */
export function WrittenText(
  ...field: [description: string, options: WrittenOptions] | [options: WrittenOptions]
): PropertyDecorator {
  const { maxLength, required } = field.length === 1 ? field[0] : field[1];
  return applyDecorators(
    Text(...field),
    ...(required === false ? [Optional()] : []),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenText(value) : value)),
    IsString(),
    MaxLength(maxLength),
    Matches(ONE_LINE, { message: 'Must not contain line breaks or other control characters' }),
  );
}
