import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  EMAIL_MAX_LENGTH,
  emailIssue,
  newPasswordIssue,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernameIssue,
} from '@portico/domain';
import { TextRules } from '../../../platform/http/index.js';

/** Maximum length of a name or password in a login. The game's table holds nothing longer. */
const TYPED_MAX_LENGTH = 128;

export function NewUsername(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      minLength: USERNAME_MIN_LENGTH,
      maxLength: USERNAME_MAX_LENGTH,
      pattern: '^[A-Za-z]{2}[A-Za-z0-9]*$',
    }),
    TextRules(usernameIssue, {
      required: 'Username is required',
      minLength: `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
      maxLength: `Username must be ${USERNAME_MAX_LENGTH} characters or less`,
      characters: 'Username may hold letters from A to Z and digits only',
      twoLetters: 'Username must start with at least 2 letters',
    }),
  );
}

export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH }),
    TextRules(emailIssue, {
      required: 'Email is required',
      maxLength: `Email must be ${EMAIL_MAX_LENGTH} characters or less`,
      email: 'Email is invalid',
    }),
  );
}

export function NewPassword(label = 'Password'): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'password', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
    TextRules(newPasswordIssue, {
      required: `${label} is required`,
      minLength: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
      maxLength: `Password must be ${PASSWORD_MAX_LENGTH} characters or less`,
      characters: 'Password may hold what an English keyboard types only',
    }),
  );
}

export function TypedText(
  label: string,
  options: { format?: string; description?: string } = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: TYPED_MAX_LENGTH, ...options }),
    TextRules(typedIssue, {
      required: `${label} is required`,
      maxLength: `${label} must be ${TYPED_MAX_LENGTH} characters or less`,
    }),
  );
}

function typedIssue(text: string): 'required' | 'maxLength' | undefined {
  if (text === '') return 'required';
  return text.length > TYPED_MAX_LENGTH ? 'maxLength' : undefined;
}
