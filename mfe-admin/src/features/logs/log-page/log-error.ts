import { ApiError } from '@portico/api-client/runtime';
import { useTexts } from '@portico/i18n';
import type { LogTextKey } from './log-definition';

/** What failed. Of a missing permission the panel says which it is: no guess stands beside that. */
export function useLogErrorTitle(textKey: LogTextKey, error: unknown): string {
  const t = useTexts('mfe-admin');
  const isRefused = error instanceof ApiError && error.status === 403;
  return t(isRefused ? `${textKey}.error.refused` : `${textKey}.error.failed`);
}
