import { useTexts } from '@portico/i18n';
import { SERVER_STATUSES, useServerClock, useServerStatus } from '@portico/portal-kit';
import { classNames, StatusLamp, SteadyText } from '@portico/ui';
import styles from './server-state.module.css';

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
      <SteadyText text={t(`status.${status}`)} texts={SERVER_STATUSES.map((one) => t(`status.${one}`))} />
    </StatusLamp>
  );
}

function Clock() {
  const t = useTexts('shell');
  const { time, zone, offset, localTime, isLocal, dateTime } = useServerClock();
  return (
    <p className={styles.clock}>
      <span>{t('footer.serverTime')}</span>{' '}
      <time className={styles.time} dateTime={dateTime} title={offset}>
        <bdi>{time}</bdi> <bdi>{zone}</bdi>
      </time>
      <span className={classNames(styles.local, !isLocal && styles.unknown)}>
        {t('footer.localTime', { time: localTime })}
      </span>
    </p>
  );
}
