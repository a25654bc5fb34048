import { clockText, midnightAfter } from '@portico/domain';
import { usePortal, useServerClock } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import styles from './login-rewards.module.css';

const SECOND_MS = 1000;

/** Hours, minutes and seconds to the server's midnight. */
export function RewardCountdown() {
  const t = useTexts('mfe-public');
  const { zone } = usePortal().config.time;
  const now = Date.parse(useServerClock().dateTime);
  const left = Math.max(0, Math.round((midnightAfter(now, zone) - now) / SECOND_MS));
  return (
    <p className={styles.countdown}>
      <Icon name="clock" size={16} />
      {t('features.login.next')}{' '}
      <bdi className={styles.time} role="timer">
        {clockText(left)}
      </bdi>
    </p>
  );
}
