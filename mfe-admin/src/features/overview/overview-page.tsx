import { PageMeta, QueryStates, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ControlRoom } from './control-room';
import { EconomyWindow } from './economy/economy-window';
import { overviewQuery } from './overview.queries';
import styles from './overview-page.module.css';
import { RefreshControl } from './refresh-control';
import { SuspiciousWindow } from './suspicious-window';
import { VotersWindow } from './voters-window';

/** The server at a glance: what happens now, who voted today, and where money comes from and goes. */
export function OverviewPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(overviewQuery());
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  return (
    <>
      <PageMeta title={t('overview.meta.title')} description={t('overview.meta.description')} noindex />
      <PageHeader
        eyebrow={t('frame.eyebrow')}
        title={t('overview.title')}
        actions={<RefreshControl query={query} countedAt={query.data?.at} />}
      />
      <div className={styles.page}>
        <QueryStates
          query={query}
          errorTitle={t('overview.error')}
          skeleton={
            <div className={styles.page} aria-busy="true">
              <Skeleton shape="box" width="100%" height="18rem" />
              <Skeleton shape="box" width="100%" height="28rem" />
            </div>
          }
        >
          {(overview) => (
            <>
              <ControlRoom stats={overview.stats} />
              <SuspiciousWindow stats={overview.stats} />
              <VotersWindow voters={overview.voteAnalytics} total={overview.voters} />
            </>
          )}
        </QueryStates>
        {isWebAdmin && <EconomyWindow />}
      </div>
    </>
  );
}
