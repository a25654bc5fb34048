import { clockText } from '@portico/domain';
import { useFormat, useServerClock } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import { leftOfDay, type AnsweredRewards } from './rewards.queries';
import styles from './cycle.module.css';

const SECOND_MS = 1000;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Hours, minutes and seconds to the server's midnight, and when that is where the reader is. */
export function RewardCountdown({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  // Draws it again each second; what it says is the reader's clock, which may be wrong.
  const at = Date.parse(useServerClock().dateTime);
  const left = Math.max(0, Math.round(leftOfDay(rewards, updatedAt, at) / SECOND_MS));
  return (
    <div className={styles.countdown}>
      <p className={styles.clock}>
        <Icon name="clock" size={16} />
        {t('rewards.cycle.next')}{' '}
        <bdi className={styles.time} role="timer" aria-live="off">
          {clockText(left)}
        </bdi>
      </p>
      <p className={styles.local}>
        {t('rewards.cycle.midnight', { local: format.date(rewards.dayEndsAt, TIME) })}
      </p>
    </div>
  );
}
