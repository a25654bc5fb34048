import { ApiError } from '@portico/api-client/runtime';
import { DATE_AND_TIME, dateFormat, DEFAULT_BAN_REASON } from '@portico/domain';
import { i18n } from '@portico/i18n';
import { errorText } from '../states/error-text';
import { errorCodeText, kitText } from '../texts/kit-texts';

/** The text of a form for a failed call: `errorText`, and the details of a ban. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'identity.account_banned') return errorText(error);
  const { reason, type, until } = error.params;
  const given = reason === DEFAULT_BAN_REASON ? kitText('ban.defaultReason') : reason;
  const text = errorCodeText(error.code, { ...error.params, reason: given ?? '' }) ?? error.msg;
  const kind = type === 'temporary' || type === 'permanent' ? kitText(`ban.${type}`) : undefined;
  const end = typeof until === 'number' ? kitText('ban.untilWords', { time: timeText(until) }) : undefined;
  return [text, kind, end].filter((part) => part !== undefined).join(' · ');
}

/** In the reader's time zone: forms are sent from the browser. */
function timeText(at: number): string {
  return dateFormat(i18n.language, DATE_AND_TIME).format(at);
}
