import { ERROR_TEXTS, type ErrorCode, type FieldIssue } from '@portico/domain';

export type ErrorParams = Record<string, string | number>;

/** The only error that services throw: a code of the contract, the values of its text, and the refused fields. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
    readonly issues?: FieldIssue[],
  ) {
    super(errorText(code, params));
  }
}

/** Refuses one field of a call, with the broken rule and what is expected. */
export function invalidField(field: string, rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule, msg }]);
}

/** English text of an error code with its placeholders filled. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return ERROR_TEXTS[code].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}

/** The message of any thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A failure that the operator can fix: its message is printed before the process ends with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
