import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { isVotingOff } from '../../../shared/voting/voting.queries';
import { DayEnd } from './day-end';
import type { VoteStatusState } from './use-server-now';
import { VoteBoard } from './vote-board';
import { VoteBoardSkeleton } from './vote-board-skeleton';
import { VoteStatusFailed } from './vote-status-failed';

export interface VotePanelProps {
  status: VoteStatusState;
  /** What was earned waits for it to end. */
  isInGame: boolean;
  /** The balances may have changed. */
  onBalances: () => void;
}

/** Votes of today, their caps, and every site: nothing at all where one votes nowhere. */
export function VotePanel({ status, isInGame, onBalances }: VotePanelProps) {
  const t = useTexts('mfe-dashboard');
  const { voting } = usePortal().config;
  const { data, error } = status;
  if (voting.sites === 0 || data?.sites.length === 0 || isVotingOff(error)) return null;
  return (
    <Window title={t('vote.title')} icon="star" footer={<DayEnd endsAt={data?.dayEndsAt} />}>
      {data && <VoteBoard data={data} status={status} isInGame={isInGame} onBalances={onBalances} />}
      {data === undefined && (error === null ? <VoteBoardSkeleton /> : <VoteStatusFailed status={status} />)}
    </Window>
  );
}

/** The panel while nothing is known of the account. */
export function VotePanelSkeleton() {
  const t = useTexts('mfe-dashboard');
  const { voting } = usePortal().config;
  if (voting.sites === 0) return null;
  return (
    <Window title={t('vote.title')} icon="star" footer={<DayEnd endsAt={undefined} />}>
      <VoteBoardSkeleton />
    </Window>
  );
}
