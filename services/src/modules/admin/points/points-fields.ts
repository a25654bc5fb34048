import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MAX_GRANTED_POINTS } from '@portico/domain';
import { ValidateBy } from 'class-validator';
import { TextRules } from '../../../platform/http/index.js';

/** Width of the game's column. */
const NAME_MAX_LENGTH = 13;
const FILL_IN = 'Please fill in all fields';

/** Name of a character; a field of a body. */
export function NamedCharacter(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
    TextRules(nameIssue, {
      required: FILL_IN,
      maxLength: `Character name must be ${NAME_MAX_LENGTH} characters or less`,
    }),
  );
}

/** A whole number of points from 1 up; a field of a body. */
export function GrantedAmount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_GRANTED_POINTS }),
    rule('required', FILL_IN, (value) => value !== undefined && value !== null && value !== ''),
    rule(
      'positive',
      'Amount must be a positive number',
      (value) => Number.isSafeInteger(value) && Number(value) >= 1,
    ),
    rule(
      'max',
      `Amount must be ${MAX_GRANTED_POINTS} or less`,
      (value) => Number(value) <= MAX_GRANTED_POINTS,
    ),
  );
}

function rule(name: string, text: string, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => text } });
}

function nameIssue(text: string): 'required' | 'maxLength' | undefined {
  if (text.trim() === '') return 'required';
  return text.length > NAME_MAX_LENGTH ? 'maxLength' : undefined;
}
