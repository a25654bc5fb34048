import type { ErrorCode } from '@portico/domain';
import { errorCodeText } from '@portico/portal-kit';

/** Why the API would refuse, known before it is asked. */
export interface Refusal {
  code: ErrorCode;
  params: Record<string, number>;
}

/** The words that it would have for it. */
export function refusalText({ code, params }: Refusal): string {
  return errorCodeText(code, params) ?? code;
}
