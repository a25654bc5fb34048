import { LandscapeStrip } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatusLamp } from '@portico/ui';
import { paths } from '../../paths';
import styles from './control-room.module.css';
import { Gauge } from './gauge';
import type { OverviewStats } from './overview.queries';

/** The world with who is in it, and below it the instruments of the day. */
export function ControlRoom({ stats }: { stats: OverviewStats }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { onlinePlayers, todayVotes, todayNXGiven, todayVPGiven, todayNXSpent, pendingVotes } = stats;
  const { suspiciousCount } = stats;
  return (
    <section className={styles.root} aria-label={t('overview.now.label')}>
      <LandscapeStrip className={styles.scene}>
        <div className={styles.plate}>
          <StatusLamp status={onlinePlayers === null ? 'checking' : 'online'} className={styles.lamp}>
            {t('overview.now.online')}
          </StatusLamp>
          <p className={styles.online}>
            {onlinePlayers === null ? t('overview.now.unknown') : number(onlinePlayers)}
          </p>
        </div>
      </LandscapeStrip>
      <dl className={styles.panel}>
        <Gauge icon="check" label={t('overview.now.votes')} value={number(todayVotes)} />
        <Gauge kind="VP" label={t('overview.now.vpGiven')} value={number(todayVPGiven)} />
        <Gauge kind="NX" label={t('overview.now.nxGiven')} value={number(todayNXGiven)} />
        <Gauge kind="NX" label={t('overview.now.nxSpent')} value={number(todayNXSpent)} />
        <Gauge icon="clock" label={t('overview.now.pending')} value={number(pendingVotes)} />
        <Gauge
          icon="warning"
          label={t('overview.now.suspicious')}
          value={number(suspiciousCount)}
          href={paths.suspicions}
          isAlarm={suspiciousCount > 0}
        />
      </dl>
    </section>
  );
}
