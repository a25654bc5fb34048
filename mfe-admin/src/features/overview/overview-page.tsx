import { ABSENT, grouped, timeFromNow, MINUTE_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Moment, QueryStates, useFormat, usePortal, useSecond, useSession } from '@portico/portal-kit';
import {
  Button,
  Skeleton,
  Stack,
  VisuallyHidden,
  Badge,
  Link,
  LinkButton,
  Window,
  classNames,
} from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { paths } from '../../paths';
import { AccountLink } from '../../shared/account/account-badges';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { useStory } from '../../shared/story/story-state';
import { useRuleText } from '../../shared/use-rule-text';
import { ControlRoom, WeekStrip } from './control-room';
import { EconomyWindow } from './economy/economy-window';
import styles from './overview-page.module.css';
import {
  overviewQuery,
  type Overview,
  type OverviewStats,
  grantsQuery,
  releasesQuery,
  voteSitesQuery,
} from './overview.queries';
import { VotersWindow } from './voters-window';

export function OverviewPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(overviewQuery());
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  return (
    <>
      <AdminHeader title={t('overview.meta.title')} actions={<RefreshControl query={query} />} />
      <Stack gap={3}>
        <QueryStates
          query={query}
          errorTitle={t('overview.error')}
          skeleton={
            <Stack gap={3} aria-busy="true">
              <Skeleton shape="box" width="100%" height="2.2rem" />
              <Skeleton shape="box" width="100%" height="5rem" />
              <Skeleton shape="box" width="100%" height="2.2rem" />
              {/* Same height as the content, so that the window below does not move. */}
              <Skeleton shape="box" width="100%" height="60rem" />
            </Stack>
          }
        >
          {(overview) => (
            <>
              <WaitingList suspiciousCount={overview.stats.suspiciousCount} />
              <ControlRoom stats={overview.stats} />
              <WeekStrip comparison={overview.comparison} />
              <SuspiciousWindow stats={overview.stats} />
              <VotersWindow voters={overview.voteAnalytics} total={overview.voters} />
            </>
          )}
        </QueryStates>
        {/* Not before the overview, which would move it. */}
        {isWebAdmin && !query.isPending && <EconomyWindow />}
      </Stack>
    </>
  );
}

/** Only a refresh that the user asked for is announced. */
function RefreshControl({ query }: { query: UseQueryResult<Overview, Error> }) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const countedAt = query.data?.at;
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
          <span className={styles.time}>&nbsp;</span>
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

/** Ticks each second. The age counts from the arrival of the answer, so that a wrong clock does no harm. */
function Age({ at }: { at: number }) {
  const { language } = usePortal();
  const { relativeTime } = useFormat();
  const age = Math.max(0, useSecond() - at);
  const text =
    age < MINUTE_MS ? timeFromNow(language, -Math.floor(age / 1000), 'second') : relativeTime(at, at + age);
  return <span className={styles.time}>{text}</span>;
}

function SuspiciousWindow({ stats: { suspiciousVotes, suspiciousCount } }: { stats: OverviewStats }) {
  const t = useTexts('mfe-admin');
  const count = { count: suspiciousCount };
  return (
    <Window
      title={t('overview.suspicious.title')}
      icon="warning"
      isFlush
      actions={
        <LinkButton href={paths.suspicions} size="small" iconEnd="arrowEnd">
          {suspiciousCount === 0 ? t('overview.suspicious.rules') : t('overview.suspicious.all', count)}
        </LinkButton>
      }
    >
      {suspiciousVotes.length === 0 ? (
        <p className={styles.none}>{t('overview.suspicious.none')}</p>
      ) : (
        <ul className={styles.list} role="list">
          {[...grouped(suspiciousVotes, ringKeyOf).values()].map((votes) => (
            <SuspiciousRow key={votes[0]?.id} votes={votes} />
          ))}
        </ul>
      )}
    </Window>
  );
}

type SuspiciousVote = OverviewStats['suspiciousVotes'][number];

/** Accounts that voted in turn from one network were found at the same time: they share a row. */
function ringKeyOf({ id, reason, vote_time }: SuspiciousVote): string {
  return reason === 'shared-network' ? `${reason} ${vote_time}` : String(id);
}

function SuspiciousRow({ votes }: { votes: readonly SuspiciousVote[] }) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const { hrefFor } = useStory();
  const [first] = votes;
  if (first === undefined) return null;
  return (
    <li className={classNames(styles.row, votes.length > 1 && styles.ring)}>
      <span className={styles.names}>
        {votes.map(({ id, account_id, account_name }) => (
          <AccountLink key={id} id={account_id} className={styles.name}>
            {account_name}
          </AccountLink>
        ))}
      </span>
      <span className={styles.rule}>
        <Badge tone="danger" icon="warning">
          {ruleText(first.reason)}
        </Badge>
      </span>
      <Moment at={first.vote_time} className={styles.suspiciousTime} />
      <Link
        href={hrefFor(first.account_id, first.vote_time)}
        className={styles.story}
        aria-label={t('story.openOf', { name: first.account_name })}
      >
        {t('story.title')}
      </Link>
    </li>
  );
}

/** Open decisions and reviews as numbered links. Game masters see those they may open. */
function WaitingList({ suspiciousCount }: { suspiciousCount: number }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const grants = useQuery(grantsQuery()).data?.requests.filter(
    ({ state, mayDecide }) => state === 'waiting' && mayDecide,
  ).length;
  const sites = useQuery({ ...voteSitesQuery(), enabled: isWebAdmin }).data?.sites;
  const callbacks = sites?.reduce((sum, { refused }) => sum + refused, 0);
  const remotes = useQuery({ ...releasesQuery(), enabled: isWebAdmin }).data?.remotes;
  const releases = remotes?.filter(
    ({ health, errors }) => health.code !== 'ok' || (errors?.count ?? 0) > 0,
  ).length;
  return (
    <section className={styles.waitingPart} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('overview.waiting.title')}
      </h2>
      <ul className={styles.waitingList} role="list">
        <Waiting text={t('overview.waiting.grants')} count={grants} href={paths.points} />
        <Waiting text={t('overview.waiting.findings')} count={suspiciousCount} href={paths.suspicions} />
        {isWebAdmin && (
          <>
            <Waiting
              text={t('overview.waiting.callbacks')}
              count={callbacks}
              href={`${paths.voteSites}?verdict=refused`}
            />
            <Waiting text={t('overview.waiting.releases')} count={releases} href={paths.releases} />
          </>
        )}
      </ul>
    </section>
  );
}

interface WaitingProps {
  text: string;
  /** Undefined until it is known. */
  count: number | undefined;
  href: string;
}

function Waiting({ text, count, href }: WaitingProps) {
  const { number } = useFormat();
  return (
    <li className={classNames(styles.waiting, count !== undefined && count > 0 && styles.some)}>
      <Link href={href}>{text}</Link>
      <span className={styles.count}>{count === undefined ? ABSENT : number(count)}</span>
    </li>
  );
}
