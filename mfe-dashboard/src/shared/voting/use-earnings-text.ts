import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { VoteSite } from './voting.queries';

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
