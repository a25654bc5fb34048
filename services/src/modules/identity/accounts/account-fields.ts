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
import { type Principal, TextRules, type WithheldUntil } from '../../../platform/http/index.js';
import type { KnownAccount } from './accounts.repository.js';

export type Roles = Pick<Principal, 'isAdmin' | 'isWebAdmin'>;

export type ActingRoles = Roles & Pick<Principal, 'withheld'>;

export const NO_ROLES: Roles = { isAdmin: false, isWebAdmin: false };

/** Roles that the game's tables give: a web admin by its account, an admin by the highest GM level of its characters. */
export function rolesOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): Roles {
  const isWebAdmin = (webAdmin ?? 0) >= 1;
  return { isAdmin: isWebAdmin || characters.some(({ gmLevel }) => gmLevel >= adminGmLevel), isWebAdmin };
}

/** The rank of an account, which acts on lower ones only: its highest GM level, Infinity for a web admin, 0 for a player. */
export function rankOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): number {
  const { isAdmin, isWebAdmin } = rolesOf(webAdmin, characters, adminGmLevel);
  if (isWebAdmin) return Infinity;
  return isAdmin ? Math.max(...characters.map(({ gmLevel }) => gmLevel)) : 0;
}

/** Whether roles that an account was given may act yet; what protects accounts provides it. */
export abstract class RoleGate {
  /** The step that the account must take before these roles act; undefined where they do. */
  abstract withheldUntil(account: KnownAccount, roles: Roles): Promise<WithheldUntil | undefined>;
}

/** The longest name or password that a login reads; nothing that the game's table holds is longer. */
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

/** A name or password that is compared with what is stored, whatever rules it was made by; a field of a body. */
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
