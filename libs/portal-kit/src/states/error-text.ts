import { ApiError } from '@portico/api-client/runtime';
import { errorCodeText, kitText } from '../texts/kit-texts';

/** Request id under which the server logged the failure. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}

/** The text of a failed call: by its code in the reader's language, else the server's words. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return errorCodeText(error.code, error.params) ?? error.msg;
  return kitText('kit.error.unknown');
}
