import { numberFormat } from '@portico/domain';
import { rewardAmount, RewardPicture } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, VisuallyHidden } from '@portico/ui';
import { dayStatus } from './day-status';
import type { CycleDay } from './rewards.queries';
import { Stamp } from './stamp';
import { useRewardWords } from './use-reward-words';
import styles from './cycle.module.css';

/** A day of the cycle: what it gives, and whether it was taken. */
export function CycleTile({ day: { date, reward, isClaimed }, today }: { day: CycleDay; today: string }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { language } = usePortal();
  const { title, amount } = useRewardWords()(reward);
  const status = dayStatus(date, today, isClaimed);
  const isToday = date === today;
  const short = numberFormat(language, { notation: 'compact' }).format(reward.quantity);
  return (
    <li
      className={classNames(styles.day, styles[status], isToday && styles.isToday)}
      aria-current={isToday ? 'date' : undefined}
      title={title}
    >
      <span className={styles.number}>
        <span className={styles.long}>{t('rewards.cycle.day', { day: format.number(reward.day) })}</span>
        <span className={styles.short} aria-hidden="true">
          {format.number(reward.day)}
        </span>
      </span>
      <span className={styles.drawing}>
        <RewardPicture reward={reward} />
      </span>
      <span className={styles.name}>
        <bdi>{title}</bdi>
      </span>
      <bdi className={styles.amount}>
        <span className={styles.long}>{amount}</span>
        <span className={styles.short} aria-hidden="true">
          {rewardAmount(reward, short)}
        </span>
      </bdi>
      <span className={styles.stamp} aria-hidden="true">
        <Stamp status={status} />
      </span>
      {isToday && <span className={styles.ribbon}>{t('rewards.cycle.state.today')}</span>}
      {status !== 'today' && <VisuallyHidden>{t(`rewards.cycle.state.${status}`)}</VisuallyHidden>}
    </li>
  );
}
