import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldIssue } from '@portico/domain';
import { AppError } from '../errors/index.js';

export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new AppError(
        'request.validation_failed',
        undefined,
        errors.flatMap((error) => issuesOf(error)),
      ),
  });
}

/** Name that class-validator gives to the refusal of a field without a decorator. */
const UNKNOWN_FIELD = 'whitelistValidation';

export function unknownField(field: string): FieldIssue {
  return { field, rule: UNKNOWN_FIELD, msg: 'Is not a known field' };
}

export function issuesOf(error: ValidationError, parent = ''): FieldIssue[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, msg]) =>
    rule === UNKNOWN_FIELD ? unknownField(field) : { field, rule, msg },
  );
  return [...own, ...(error.children ?? []).flatMap((child) => issuesOf(child, field))];
}
