import { CurrencyPicture, type CurrencyPictureKind } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, type IconName, Link, StatusLamp } from '@portico/ui';
import { paths } from '../../paths';
import { type OverviewStats, activityQuery, type Overview } from './overview.queries';
import styles from './control-room.module.css';
import { useQuery } from '@tanstack/react-query';
import { ABSENT } from '@portico/domain';
import { useId } from 'react';
import weekStrip from './week-strip.module.css';

export function ControlRoom({ stats }: { stats: OverviewStats }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { onlinePlayers, suspiciousCount } = stats;
  return (
    <section className={styles.root} aria-label={t('overview.now.label')}>
      <div className={styles.players}>
        <StatusLamp status={onlinePlayers === null ? 'checking' : 'online'} className={styles.lamp}>
          {t('overview.now.online')}
        </StatusLamp>
        <p className={styles.online}>
          {onlinePlayers === null ? t('overview.now.unknown') : number(onlinePlayers)}
        </p>
        <OnlineCurve online={onlinePlayers} />
      </div>
      <dl className={styles.panel}>
        <Gauge icon="check" label={t('overview.now.votes')} value={number(stats.todayVotes)} />
        <Gauge kind="VP" label={t('overview.now.vpGiven')} value={number(stats.todayVPGiven)} />
        <Gauge kind="NX" label={t('overview.now.nxGiven')} value={number(stats.todayNXGiven)} />
        <Gauge kind="NX" label={t('overview.now.nxSpent')} value={number(stats.todayNXSpent)} />
        <Gauge icon="clock" label={t('overview.now.pending')} value={number(stats.pendingVotes)} />
        <Gauge
          icon="warning"
          label={t('overview.suspicious.title')}
          value={number(suspiciousCount)}
          href={paths.suspicions}
          isAlarm={suspiciousCount > 0}
        />
      </dl>
    </section>
  );
}

interface GaugeProps {
  label: string;
  value: string;
  /** Picture of the counted currency; `icon` is the alternative. */
  kind?: CurrencyPictureKind;
  icon?: IconName;
  href?: string;
  isAlarm?: boolean;
}

function Gauge({ label, value, kind, icon, href, isAlarm = false }: GaugeProps) {
  return (
    <div className={classNames(styles.gauge, isAlarm && styles.alarm)}>
      <dt className={styles.label}>
        {kind && <CurrencyPicture kind={kind} size={20} />}
        {icon && <Icon name={icon} size={18} />}
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

const HEIGHT = 24;

/** A line with gaps for the players online over the last 24 hours, and today's peak in words. */
function OnlineCurve({ online }: { online: number | null }) {
  const t = useTexts('mfe-admin');
  const { data } = useQuery(activityQuery());
  const { curve = [], peak = null } = data?.online ?? {};
  const most = Math.max(1, ...curve.map((players) => players ?? 0));
  return (
    <div className={styles.curve}>
      <svg
        viewBox={`0 0 ${Math.max(1, curve.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('overview.now.curve')}
      >
        {curve.map(
          (players, index) =>
            players !== null && (
              <rect
                key={index}
                x={index}
                width={0.8}
                y={HEIGHT * (1 - players / most)}
                height={(HEIGHT * players) / most}
              />
            ),
        )}
      </svg>
      <span className={styles.peak}>
        {peak === null ? null : t('overview.now.peak', { count: Math.max(peak, online ?? 0) })}
      </span>
    </div>
  );
}

/** Counts of today with the difference from the same hour a week ago, so that an early zero does not look like a fault. */
export function WeekStrip({ comparison }: Pick<Overview, 'comparison'>) {
  const t = useTexts('mfe-admin');
  const { number, signed } = useFormat();
  const id = useId();
  return (
    <section className={weekStrip.root} aria-labelledby={id}>
      <h2 id={id} className={weekStrip.title}>
        {t('overview.week.title')}
      </h2>
      <dl className={weekStrip.list}>
        {comparison.map(({ name, now, lastWeek }) => (
          <div key={name} className={weekStrip.compared}>
            <dt>{t(`overview.week.${name}`)}</dt>
            <dd className={weekStrip.counts}>
              <bdi className={weekStrip.now}>{now === null ? ABSENT : number(now)}</bdi>
              {now !== null && lastWeek !== null && now !== lastWeek && (
                <bdi
                  className={classNames(
                    weekStrip.difference,
                    now < lastWeek ? weekStrip.less : weekStrip.more,
                  )}
                >
                  {signed(now - lastWeek)}
                </bdi>
              )}
              <span className={weekStrip.before}>
                {lastWeek === null
                  ? t('overview.week.unknown')
                  : t('overview.week.before', { count: lastWeek })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
