import { CLOCK_TIME } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { ErrorNotice, useFormat, usePortal, useServerClock } from '@portico/portal-kit';
import { Icon, Window, Skeleton } from '@portico/ui';
import { useEffect, useEffectEvent } from 'react';
import { isVotingOff, type VoteStatus } from './voting.queries';
import { nextVoteOf, useVoting } from './use-voting';
import { SiteRow } from './site-row';
import row from './site-row.module.css';
import { type VoteStatusState, useNow, useVoteClock } from './use-server-now';
import { useVoteNews } from './use-vote-polling';
import styles from './vote-panel.module.css';
import { VoteMessage } from './vote-message';
import { phaseOf } from './vote-phase';
import { VotesToday } from './votes-today';
import today from './votes-today.module.css';

interface VotePanelProps {
  status: VoteStatusState;
  /** Earnings wait until the account leaves the game. */
  isInGame: boolean;
  /** The balances may have changed. */
  onBalances: () => void;
}

/** Votes of today, their caps, and every site. Not rendered if the server has no vote sites. */
export function VotePanel(props: VotePanelProps) {
  const t = useTexts('mfe-dashboard');
  const { status } = props;
  const { voting } = usePortal().config;
  const { data, error } = status;
  if (voting.sites === 0 || data?.sites.length === 0 || isVotingOff(error)) return null;
  return (
    <Window title={t('vote.title')} icon="star" footer={<DayEnd endsAt={data?.dayEndsAt} />}>
      {data && <VoteBoard {...props} data={data} />}
      {data === undefined && error === null && <VoteBoardSkeleton />}
      {data === undefined && error !== null && (
        // The panel keeps its height.
        <div className={styles.failedPlace}>
          <div className={styles.hidden} aria-hidden="true">
            <VoteBoardSkeleton />
          </div>
          <ErrorNotice title={t('vote.error')} query={status} className={styles.failed} />
        </div>
      )}
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

/** Time at which the daily votes reset, in server time and local time. Its place is reserved until the time is known. */
function DayEnd({ endsAt }: { endsAt: number | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { zone } = useServerClock();
  const at = endsAt ?? 0;
  const time = format.serverDate(at, CLOCK_TIME);
  return (
    <p className={styles.dayEnd} style={endsAt === undefined ? { visibility: 'hidden' } : undefined}>
      <Icon name="clock" size={16} />
      <time dateTime={new Date(at).toISOString()}>
        {t('vote.dayEnd', { time, zone, local: format.date(at, CLOCK_TIME) })}
      </time>
    </p>
  );
}

function VoteBoard({ data, status, isInGame, onBalances }: VotePanelProps & { data: VoteStatus }) {
  const clock = useVoteClock(status);
  const voting = useVoting(status, onBalances);
  const isCounting = data.sites.some(
    (site) => site.vote?.state === 'opened' || nextVoteOf(site, data) > clock(),
  );
  const now = useNow(clock, isCounting);
  const openVotes = data.sites.flatMap(({ vote }) =>
    vote?.state === 'opened' && vote.expiresAt > data.now ? [vote] : [],
  );
  useVoteNews(openVotes, voting.verify);
  useDayEnd(data, clock, status);

  const firstOpen = data.sites.find(
    (site) => nextVoteOf(site, data) <= now && phaseOf(site.vote, now) !== 'waiting',
  );
  return (
    <div className={styles.board}>
      <VotesToday status={data} />
      <VoteMessage
        status={data}
        voting={voting}
        now={now}
        isInGame={isInGame}
        onRetry={() => void status.refetch()}
      />
      <ul role="list" className={styles.sites}>
        {data.sites.map((site) => (
          <SiteRow
            key={site.id}
            site={site}
            status={data}
            voting={voting}
            now={now}
            clock={clock}
            isInGame={isInGame}
            isFirst={site === firstOpen}
          />
        ))}
      </ul>
    </div>
  );
}

/** Minimum wait, so that a day end in the past does not cause constant requests. */
const MIN_DAY_WAIT_MS = 3000;

/** Refreshes at the end of the server's day. */
function useDayEnd(
  { dayEndsAt }: VoteStatus,
  clock: () => number,
  { dataUpdatedAt, refetch }: VoteStatusState,
): void {
  const waitFor = useEffectEvent((endsAt: number) => Math.max(endsAt - clock(), MIN_DAY_WAIT_MS));
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    const timer = setTimeout(() => ask(), waitFor(dayEndsAt));
    return () => clearTimeout(timer);
  }, [dayEndsAt, dataUpdatedAt]);
}

function VoteBoardSkeleton() {
  const { voting } = usePortal().config;
  return (
    <div className={styles.board} aria-busy="true">
      <div className={today.votes}>
        <Skeleton shape="box" width="70%" height="66px" />
      </div>
      <div className={styles.message}>
        <Skeleton shape="box" width="100%" height="4.5rem" />
      </div>
      <ul role="list" className={styles.sites}>
        {Array.from({ length: voting.sites }, (_, site) => (
          <li key={site} className={row.row}>
            <Skeleton className={row.site} width="70%" />
            <Skeleton className={row.progress} width="100%" />
            <Skeleton shape="box" className={row.action} />
          </li>
        ))}
      </ul>
    </div>
  );
}
