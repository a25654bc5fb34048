import { ABSENT, timeFromNow, SECOND_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import {
  Moment,
  QueryStates,
  useFormat,
  usePlayersLiveSince,
  usePlayersOnline,
  usePortal,
  useSecond,
} from '@portico/portal-kit';
import { EmptyState, Icon, type IconName, Link, PageSection } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { type Activity, activityQuery, type WorldEvent } from './home.queries';
import styles from './now-section.module.css';

const ICONS = {
  level: 'crown',
  boss: 'skull',
  store: 'store',
  drops: 'package',
  reached: 'star',
  defeat: 'skull',
  sale: 'coin',
} as const satisfies Record<WorldEvent['kind'], IconName>;

/** Kinds whose detail follows the sentence. Sentences of the other kinds contain it. */
const HAS_DETAIL: ReadonlySet<WorldEvent['kind']> = new Set(['store', 'drops', 'sale']);

const FEED = '/api/activity/events.atom';

export function NowSection() {
  const t = useTexts('mfe-public');
  const query = useQuery(activityQuery());
  return (
    <PageSection id="now" title={t('home.world.title')}>
      <div className={styles.place}>
        <QueryStates query={query} skeleton="19rem">
          {({ online, events }) => (
            <div className={styles.halves}>
              <Online online={online} />
              <Events events={events} />
            </div>
          )}
        </QueryStates>
      </div>
    </PageSection>
  );
}

function Online({ online: { players, peak, peakAt, curve } }: { online: Activity['online'] }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { config } = usePortal();
  const latest = usePlayersOnline() ?? players;
  const since = usePlayersLiveSince();
  // The live count is newer than the samples, so it can be the peak itself.
  const isPeak = since !== null && latest !== null && peak !== null && latest > peak;
  return (
    <div className={styles.half}>
      <p className={styles.players}>
        <strong className={styles.number}>{latest === null ? ABSENT : format.number(latest)}</strong>
        {t('home.now.players', { count: latest ?? 0 })}
        {config.onlineList.isOn && (
          <Link className={styles.everyone} href={paths.online}>
            {t('home.now.online')}
          </Link>
        )}
      </p>
      <LiveNote />
      <OnlineCurve counts={curve} />
      <p className={styles.note}>
        {peak !== null && peakAt !== null && (
          <time dateTime={new Date(isPeak ? since : peakAt).toISOString()}>
            {t('home.now.peak', {
              peak: format.number(isPeak ? latest : peak),
              time: format.date(isPeak ? since : peakAt, { timeStyle: 'short' }),
            })}
          </time>
        )}
      </p>
    </div>
  );
}

/** The age of the online count if the running game reported it. The empty line is there before, so nothing moves. */
function LiveNote() {
  const since = usePlayersLiveSince();
  return <p className={styles.live}>{since !== null && <LiveAge since={since} />}</p>;
}

function LiveAge({ since }: { since: number }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const seconds = Math.max(0, Math.round((useSecond() - since) / SECOND_MS));
  const age = seconds < 60 ? timeFromNow(language, -seconds, 'second') : format.relativeTime(since);
  return <time dateTime={new Date(since).toISOString()}>{t('home.now.live', { time: age })}</time>;
}

function Events({ events }: { events: Activity['events'] }) {
  const t = useTexts('mfe-public');
  return (
    <div className={styles.half}>
      <h3 className={styles.heading}>
        {t('home.now.just')}
        <a className={styles.feed} href={FEED} aria-label={t('home.now.feed')} title={t('home.now.feed')}>
          <Icon name="feed" size={16} />
        </a>
      </h3>
      {events.length === 0 ? (
        <EmptyState title={t('home.now.none')} hint={t('home.now.noneHint')} className={styles.quiet} />
      ) : (
        <ol role="list">
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <Event event={event} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Event({ event: { kind, at, characterId, setId, name, detail } }: { event: WorldEvent }) {
  const t = useTexts('mfe-public');
  const boss = kind === 'boss' ? t(`home.now.bosses.${detail}` as 'home.now.bosses.ZAKUM') : '';
  const href =
    kind === 'drops'
      ? paths.dropChange(setId ?? 0)
      : (kind === 'store' || kind === 'sale' ? paths.store : paths.player)(characterId ?? 0);
  return (
    <>
      <Icon name={ICONS[kind]} size={18} />
      <Link className={styles.what} href={href}>
        {t(`home.now.event.${kind}`, { name, boss, detail })}
        {HAS_DETAIL.has(kind) && detail !== '' && <bdi className={styles.detail}>{detail}</bdi>}
      </Link>
      <Moment at={at} className={styles.when} />
    </>
  );
}

const HEIGHT = 40;

/** Players online over the last day, as a line with its area. Hours without a count are gaps. */
function OnlineCurve({ counts }: { counts: readonly (number | null)[] }) {
  const t = useTexts('mfe-public');
  const highest = Math.max(1, ...counts.map((count) => count ?? 0));
  const y = (count: number) => (HEIGHT - 2 - (count / highest) * (HEIGHT - 6)).toFixed(1);
  let line = '';
  let area = '';
  counts.forEach((count, x) => {
    if (count === null) return;
    line += `${(counts[x - 1] ?? null) === null ? 'M' : 'L'}${x} ${y(count)}h1`;
    area += `M${x} ${HEIGHT}V${y(count)}h1.1V${HEIGHT}z`;
  });
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('home.now.curve')}
      >
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{t('home.now.day')}</span>
        <span>{t('home.now.now')}</span>
      </figcaption>
    </figure>
  );
}
