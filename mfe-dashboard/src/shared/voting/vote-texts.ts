import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { VoteSite } from './voting.queries';
import { textIn, CLOCK_TIME, DAY_MS } from '@portico/domain';

/** Prints the earnings of a vote; empty if there are none. */
export function useEarningsText(): (vote: Pick<VoteSite, 'nx' | 'votePoints'>) => string {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  return ({ nx, votePoints }) => {
    if (votePoints === 0) return nx === 0 ? '' : t('vote.earns.nx', { nx: number(nx) });
    const points = { points: number(votePoints) };
    return nx === 0 ? t('vote.earns.points', points) : t('vote.earns.both', { nx: number(nx), ...points });
  };
}

export function useSiteName(): (site: Pick<VoteSite, 'id' | 'name'>) => string {
  const { language } = usePortal();
  return ({ id, name }) => textIn({ ...name, en: name.en ?? id }, language);
}

export const DAY_AND_TIME = { weekday: 'short', ...CLOCK_TIME } as const;

/** Format of a time that is `left` milliseconds away. From a day on, the weekday is needed to tell the days apart. */
export const clockFormatFor = (left: number) => (left < DAY_MS ? CLOCK_TIME : DAY_AND_TIME);
