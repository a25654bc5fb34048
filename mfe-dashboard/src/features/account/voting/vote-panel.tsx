import { useFormat, usePortal, useServerClock } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Window } from '@portico/ui';
import { dateFormat } from '@portico/domain';
import { isVotingOff } from '../../../shared/voting/voting.queries';
import type { VoteStatusState } from './use-server-now';
import { VoteBoard } from './vote-board';
import { VoteBoardSkeleton } from './vote-board-skeleton';
import { CLOCK_TIME } from './clock-time';
import { ErrorNotice } from '../../../shared/error-notice/error-notice';
import styles from './vote-board.module.css';

interface VotePanelProps {
  status: VoteStatusState;
  /** Earnings wait until the account leaves the game. */
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

/** When daily votes reset, in server time and local time. Reserves its place until the time is known. */
function DayEnd({ endsAt }: { endsAt: number | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { language, config } = usePortal();
  const { zone } = useServerClock();
  const at = endsAt ?? 0;
  const time = dateFormat(language, { ...CLOCK_TIME, timeZone: config.time.zone }).format(at);
  return (
    <p className={styles.dayEnd} style={endsAt === undefined ? { visibility: 'hidden' } : undefined}>
      <Icon name="clock" size={16} />
      <time dateTime={new Date(at).toISOString()}>
        {t('vote.dayEnd', { time, zone, local: format.date(at, CLOCK_TIME) })}
      </time>
    </p>
  );
}

/** The status could not be asked for. The panel keeps its height. */
function VoteStatusFailed({ status }: { status: VoteStatusState }) {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.failedPlace}>
      <div className={styles.hidden} aria-hidden="true">
        <VoteBoardSkeleton />
      </div>
      <ErrorNotice
        title={t('vote.error')}
        error={status.error}
        isRetrying={status.isFetching}
        onRetry={() => void status.refetch()}
        className={styles.failed}
      />
    </div>
  );
}
