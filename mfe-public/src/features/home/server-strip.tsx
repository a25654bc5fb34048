import { SERVER_STATUSES, useServerClock, useServerStatus } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatusLamp, SteadyText } from '@portico/ui';
import styles from './server-strip.module.css';

/** Whether the game server takes players, and what time it is there. */
export function ServerStrip() {
  return (
    <div className={styles.root}>
      <OnlineBadge />
      <Clock />
    </div>
  );
}

function OnlineBadge() {
  const t = useTexts('mfe-public');
  const status = useServerStatus();
  return (
    <StatusLamp status={status} className={styles.plate}>
      <SteadyText
        text={t(`home.status.${status}`)}
        texts={SERVER_STATUSES.map((one) => t(`home.status.${one}`))}
      />
    </StatusLamp>
  );
}

/** Drawn again each second, and nothing else is. */
function Clock() {
  const t = useTexts('mfe-public');
  const { time, zone, offset, dateTime } = useServerClock();
  return (
    <p className={styles.plate}>
      <span className={styles.clockLabel}>{t('home.hero.serverTime')}</span>
      <time className={styles.time} dateTime={dateTime} title={offset}>
        <bdi>{time}</bdi> <bdi>{zone}</bdi>
      </time>
    </p>
  );
}
