import { QueryStates, useFormat, usePortal, useSecond, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Skeleton, Stack, VisuallyHidden } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { relativeTimeFormat, MINUTE_MS } from '@portico/domain';
import { useState } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { ControlRoom } from './control-room';
import { EconomyWindow } from './economy/economy-window';
import { overviewQuery } from './overview.queries';
import { SuspiciousWindow } from './suspicious-window';
import { VotersWindow } from './voters-window';
import { WaitingList } from './waiting-list';
import { WeekStrip } from './week-strip';
import styles from './overview-page.module.css';

export function OverviewPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(overviewQuery());
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  return (
    <>
      <AdminHeader
        title={t('overview.title')}
        actions={<RefreshControl query={query} countedAt={query.data?.at} />}
      />
      <Stack gap={3}>
        <QueryStates
          query={query}
          errorTitle={t('overview.error')}
          skeleton={
            <Stack gap={3} aria-busy="true">
              <Skeleton shape="box" width="100%" height="5rem" />
              <Skeleton shape="box" width="100%" height="2.2rem" />
              <Skeleton shape="box" width="100%" height="2.2rem" />
              {/* Same height as the content, so that the window below does not move. */}
              <Skeleton shape="box" width="100%" height="60rem" />
            </Stack>
          }
        >
          {(overview) => (
            <>
              <ControlRoom stats={overview.stats} />
              <WeekStrip comparison={overview.comparison} />
              <WaitingList suspiciousCount={overview.stats.suspiciousCount} />
              <SuspiciousWindow stats={overview.stats} />
              <VotersWindow voters={overview.voteAnalytics} total={overview.voters} />
            </>
          )}
        </QueryStates>
        {isWebAdmin && <EconomyWindow />}
      </Stack>
    </>
  );
}

interface RefreshControlProps {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'isRefetchError' | 'refetch'>;
  /** Server time, milliseconds UTC; undefined before the first answer. */
  countedAt: number | undefined;
}

/** Only a refresh that the user asked for is announced. */
function RefreshControl({ query, countedAt }: RefreshControlProps) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const refresh = async () => {
    setIsAsked(true);
    await query.refetch();
  };
  return (
    <div className={styles.root}>
      <p
        className={query.isRefetchError ? styles.old : styles.age}
        title={countedAt === undefined ? undefined : date(countedAt)}
      >
        {query.isRefetchError && <>{t('overview.old')} </>}
        {countedAt === undefined ? (
          <span className={styles.time}>{NO_BREAK_SPACE}</span>
        ) : (
          <Age at={query.dataUpdatedAt} />
        )}
      </p>
      <Button icon="retry" isPending={isAsked && query.isFetching} onClick={() => void refresh()}>
        {t('overview.refresh')}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isAsked && !query.isFetching && t(query.isRefetchError ? 'overview.old' : 'overview.refreshed')}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const NO_BREAK_SPACE = '\u00a0';

/** Ticks each second. Uses the time of arrival, so that a wrong clock does no harm. */
function Age({ at }: { at: number }) {
  const { language } = usePortal();
  const { relativeTime } = useFormat();
  const age = Math.max(0, useSecond() - at);
  const text =
    age < MINUTE_MS
      ? relativeTimeFormat(language).format(-Math.floor(age / 1000), 'second')
      : relativeTime(at, at + age);
  return <span className={styles.time}>{text}</span>;
}
