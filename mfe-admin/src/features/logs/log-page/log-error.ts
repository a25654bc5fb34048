import { useTexts } from '@portico/i18n';
import type { LogTextKey } from './log-definition';
import { isForbidden } from './log.queries';

/** What failed. Of a missing permission the panel says which it is: no guess stands beside that. */
export function useLogErrorTitle(textKey: LogTextKey, error: unknown): string {
  const t = useTexts('mfe-admin');
  return t(isForbidden(error) ? `${textKey}.error.refused` : `${textKey}.error.failed`);
}
