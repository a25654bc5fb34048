import { ERROR_TEXTS, type ErrorCode, type FieldIssue } from '@portico/domain';

export type ErrorParams = Record<string, string | number>;

/** The only error that services throw: a code of the contract, the values of its text and, for refused input, the fields. */
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

/** Refuses one field of a call: the rule that it breaks, and what it has to be. */
export function invalidField(field: string, rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule, msg }]);
}

/** English text of an error code with its placeholders filled. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return ERROR_TEXTS[code].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}

/** The message of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A failure the operator can fix: its message is the one line that is printed before the process ends with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
