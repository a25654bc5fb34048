import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { CycleTile } from './cycle-tile';
import { RewardCountdown } from './reward-countdown';
import type { AnsweredRewards } from './rewards.queries';
import { useRewardWords } from './use-reward-words';
import styles from './cycle.module.css';

/** The fourteen days that everybody is in, and which of them are mine. */
export function CycleWindow({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const { cycle, today } = rewards;
  const wordsOf = useRewardWords();
  const own = cycle.find(({ date }) => date === today);
  const words = own && wordsOf(own.reward);
  return (
    <Window title={t('rewards.cycle.title')} icon="chest">
      <div className={styles.head}>
        <p className={styles.lead}>
          <strong className={styles.todayIs}>
            {words && t('rewards.cycle.todayIs', { reward: `${words.title} ${words.amount}` })}
          </strong>
          {t(own?.isClaimed === true ? 'rewards.cycle.taken' : 'rewards.cycle.open')}
        </p>
        <RewardCountdown rewards={rewards} updatedAt={updatedAt} />
      </div>
      <ol className={styles.days} role="list">
        {cycle.map((day) => (
          <CycleTile key={day.date} day={day} today={today} />
        ))}
      </ol>
    </Window>
  );
}
