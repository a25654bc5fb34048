import { textIn } from '@portico/domain';
import { rewardAmount, RewardPicture } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, classNames } from '@portico/ui';
import { memo } from 'react';
import type { LoginReward } from './features.queries';
import styles from './login-rewards.module.css';

/** The days of the cycle in two weeks, today's lit. */
export const RewardCalendar = memo(function RewardCalendar({
  rewards,
  today,
}: {
  rewards: readonly LoginReward[];
  today: number;
}) {
  return (
    <ol className={styles.days} role="list">
      {rewards.map((reward) => (
        <RewardCell key={reward.day} reward={reward} today={today} />
      ))}
    </ol>
  );
});

function RewardCell({ reward, today }: { reward: LoginReward; today: number }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const { day, kind, quantity, itemName, name } = reward;
  const isToday = day === today;
  const words = name === null ? undefined : textIn({ en: '', ...name }, language);
  return (
    <li
      className={classNames(styles.day, isToday && styles.today, day < today && styles.past)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.number}>
        {t('features.login.day', { day: format.number(day) })}
        {isToday && <Badge tone="accent">{t('features.login.today')}</Badge>}
      </span>
      <RewardPicture reward={reward} className={styles.picture} />
      <span className={styles.name}>
        <bdi>{words ?? itemName ?? t(`features.login.kind.${kind}`)}</bdi>
      </span>
      <bdi className={styles.amount}>{rewardAmount(reward, format.number(quantity))}</bdi>
    </li>
  );
}
