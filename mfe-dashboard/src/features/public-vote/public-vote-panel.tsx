import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../shared/error-notice/error-notice';
import { isVotingOff, voteSitesQuery } from '../../shared/voting/voting.queries';
import { PublicVoteForm } from './public-vote-form';
import styles from './public-vote-panel.module.css';

/** Vote for the server by account name, beside the login. */
export function PublicVotePanel() {
  const t = useTexts('mfe-dashboard');
  const { voting } = usePortal().config;
  const { data, error, isFetching, refetch } = useQuery({ ...voteSitesQuery(), enabled: voting.sites > 0 });
  if (voting.sites === 0 || data?.sites.length === 0 || isVotingOff(error)) return null;
  return (
    <Window as="aside" title={t('publicVote.title')} icon="star" className={styles.panel}>
      {data && <PublicVoteForm sites={data.sites} />}
      {data === undefined && error === null && (
        <div className={styles.form} aria-busy="true">
          <Skeleton shape="box" width="100%" className={styles.lead} />
          <Skeleton shape="box" width="100%" height="14rem" />
        </div>
      )}
      {data === undefined && error !== null && (
        <ErrorNotice
          title={t('publicVote.error')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Window>
  );
}
