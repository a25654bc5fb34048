import { clockText, numberFormat, SECOND_MS } from '@portico/domain';
import { kitText, useFormat, usePortal } from '@portico/portal-kit';
import { classNames, Icon, VisuallyHidden } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import {
  rewardAmount,
  type LoginReward,
  RewardPicture,
  useRewardWords,
} from '../reward-picture/reward-picture';
import styles from './reward-calendar.module.css';

export interface RewardDay {
  reward: LoginReward;
  isToday: boolean;
  /** Past: the reader's own day is unknown. */
  state: 'claimed' | 'missed' | 'past' | 'open';
  stamp?: ReactNode;
  /** The state in words, for screen readers. */
  words?: string | undefined;
}

export interface RewardCalendarProps {
  days: readonly RewardDay[];
  /** On a phone two weeks of seven days, without the names of the rewards. */
  isDense?: boolean;
}

/** The cycle of login rewards, as in a calendar of the game. */
export const RewardCalendar = memo(function RewardCalendar({ days, isDense = false }: RewardCalendarProps) {
  return (
    <ol className={classNames(styles.days, isDense && styles.dense)} role="list">
      {days.map((day) => (
        <RewardTile key={day.reward.day} {...day} isDense={isDense} />
      ))}
    </ol>
  );
});

function RewardTile({ reward, isToday, state, stamp, words, isDense }: RewardDay & { isDense: boolean }) {
  const format = useFormat();
  const { title, amount } = useRewardWords()(reward);
  const day = format.number(reward.day);
  return (
    <li
      className={classNames(styles.day, styles[state], isToday && styles.isToday)}
      aria-current={isToday ? 'date' : undefined}
      title={title}
    >
      <span className={styles.number}>
        <span className={styles.long}>{kitText('kit.reward.day', { day })}</span>
        {isDense && (
          <span className={styles.short} aria-hidden="true">
            {day}
          </span>
        )}
      </span>
      {isToday && <span className={styles.ribbon}>{kitText('kit.reward.today')}</span>}
      <span className={styles.drawing}>
        <RewardPicture reward={reward} />
      </span>
      <span className={styles.name}>
        <bdi>{title}</bdi>
      </span>
      <bdi className={styles.amount}>
        <span className={styles.long}>{amount}</span>
        {isDense && <ShortAmount reward={reward} />}
      </bdi>
      <span className={styles.stamp} aria-hidden="true">
        {stamp}
      </span>
      {words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}
    </li>
  );
}

/** Runtimes differ in compact numbers: what the server wrote stays. */
function ShortAmount({ reward }: Pick<RewardDay, 'reward'>) {
  const { language } = usePortal();
  const short = numberFormat(language, { notation: 'compact' }).format(reward.quantity);
  return (
    <span className={styles.short} aria-hidden="true" suppressHydrationWarning>
      {rewardAmount(reward, short)}
    </span>
  );
}

interface RewardCountdownProps {
  label: string;
  /** Milliseconds until the next reward. */
  left: number;
}

export function RewardCountdown({ label, left }: RewardCountdownProps) {
  return (
    <p className={styles.countdown}>
      <Icon name="clock" size={16} />
      {label}{' '}
      <bdi className={styles.time} role="timer" aria-live="off">
        {clockText(Math.max(0, Math.round(left / SECOND_MS)))}
      </bdi>
    </p>
  );
}
