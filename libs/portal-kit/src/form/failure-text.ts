import { ApiError } from '@portico/api-client/runtime';
import { DEFAULT_BAN_REASON } from '@portico/domain';
import { errorText } from '../error-text';
import { errorCodeText, kitText } from '../kit-texts';

/** What a form says of a failed call: as `errorText`, and a ban that nobody gave a reason for in the language of the page too. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.params.reason === DEFAULT_BAN_REASON) {
    const params = { ...error.params, reason: kitText('ban.defaultReason') };
    return errorCodeText(error.code, params) ?? error.msg;
  }
  return errorText(error);
}
