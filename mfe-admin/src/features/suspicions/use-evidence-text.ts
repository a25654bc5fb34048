import { SUSPICION_EVIDENCE } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useDuration } from '../../shared/duration/use-duration';
import type { Evidence } from './suspicions.queries';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** What a rule judged by: its name, and its value as a moment, a length of time, a count or a text. What this release does not know stays as it came. */
export function useEvidenceText() {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const durationOf = useDuration();
  return {
    labelOf: (name: string) => {
      const known = SUSPICION_EVIDENCE.find((one) => one === name);
      return known === undefined ? name : t(`suspicions.evidence.${known}`);
    },
    valueOf: ({ name, value }: Evidence) => {
      if (typeof value === 'string') return value;
      if (name.endsWith('At')) return value === 0 ? t('suspicions.never') : date(value);
      if (name.endsWith('Minutes')) return durationOf(value * MINUTE_MS);
      if (name.endsWith('Seconds')) return durationOf(value * SECOND_MS);
      return number(value);
    },
  };
}
