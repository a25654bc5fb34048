import { ApiError } from '@portico/api-client/runtime';
import { errorText } from '@portico/portal-kit';

/** Prints the API's text of an error, or `generic` for an error from elsewhere, whose text is for developers only. */
export const errorTextOr = (error: unknown, generic: string): string =>
  error instanceof ApiError ? errorText(error) : generic;
