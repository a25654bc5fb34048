import { useTexts } from '@portico/i18n';
import { ErrorNotice } from '../../../shared/error-notice/error-notice';
import type { VoteStatusState } from './use-server-now';
import styles from './vote-board.module.css';
import { VoteBoardSkeleton } from './vote-board-skeleton';

/** The status could not be asked for. The panel keeps its height. */
export function VoteStatusFailed({ status }: { status: VoteStatusState }) {
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
