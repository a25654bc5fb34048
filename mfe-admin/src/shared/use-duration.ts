import { useCallback } from 'react';
import { usePortal } from '@portico/portal-kit';
import { durationText } from '@portico/domain';

/** Prints milliseconds in the largest unit that gives at least 1, in the language of the page: `12 sec`, `1.5 hr`. */
export function useDuration(): (milliseconds: number) => string {
  const { language } = usePortal();
  return useCallback((milliseconds) => durationText(language, milliseconds), [language]);
}
