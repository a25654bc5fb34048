import { useTexts } from '@portico/i18n';
import { useServerClock, useServerStatus } from '@portico/portal-kit';
import { StatusLamp } from '@portico/ui';
import styles from './server-state.module.css';

/** Whether the game server answers, and what time it is there. */
export function ServerState() {
  return (
    <div className={styles.root}>
      <Status />
      <Clock />
    </div>
  );
}

function Status() {
  const t = useTexts('shell');
  const status = useServerStatus();
  return (
    <StatusLamp status={status} role="status" className={styles.status}>
      {t(`status.${status}`)}
    </StatusLamp>
  );
}

function Clock() {
  const t = useTexts('shell');
  const { time, zone, offset, localTime, dateTime } = useServerClock();
  return (
    <p className={styles.clock}>
      <span>{t('footer.serverTime')}</span>{' '}
      <time className={styles.time} dateTime={dateTime} title={offset}>
        <bdi>{time}</bdi> <bdi>{zone}</bdi>
      </time>
      <span className={styles.local}>{t('footer.localTime', { time: localTime })}</span>
    </p>
  );
}
