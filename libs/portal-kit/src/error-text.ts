import { ApiError } from '@portico/api-client/runtime';
import { errorCodeText, kitText } from './kit-texts';

/** What a person is told about a failed call: by code in their language, else the server's own words. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return errorCodeText(error.code, error.params) ?? error.msg;
  return kitText('kit.error.unknown');
}
