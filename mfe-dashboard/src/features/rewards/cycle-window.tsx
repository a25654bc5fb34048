import { CLOCK_TIME } from '@portico/domain';
import { RewardCalendar, RewardCountdown, useRewardWords } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useServerClock } from '@portico/portal-kit';
import { Window } from '@portico/ui';
import styles from './cycle-window.module.css';
import { dayStatus } from './day-status';
import { type AnsweredRewards, leftOfDay } from './rewards.queries';
import { Stamp } from './stamp';

export function CycleWindow({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const { cycle, today } = rewards;
  const wordsOf = useRewardWords();
  const own = cycle.find(({ date }) => date === today);
  const words = own && wordsOf(own.reward);
  const days = cycle.map(({ date, reward, isClaimed }) => {
    const status = dayStatus(date, today, isClaimed);
    return {
      reward,
      isToday: date === today,
      state: status === 'claimed' || status === 'missed' ? status : ('open' as const),
      stamp: <Stamp status={status} />,
      words: status === 'today' ? undefined : t(`rewards.cycle.state.${status}`),
    };
  });
  return (
    <Window title={t('rewards.cycle.title')} icon="chest">
      <div className={styles.head}>
        <p className={styles.lead}>
          <strong className={styles.todayIs}>
            {words && t('rewards.cycle.todayIs', { reward: `${words.title} ${words.amount}` })}
          </strong>
          {t(own?.isClaimed === true ? 'rewards.cycle.taken' : 'rewards.cycle.open')}
        </p>
        <DayCountdown rewards={rewards} updatedAt={updatedAt} />
      </div>
      <RewardCalendar days={days} isDense />
    </Window>
  );
}

/** Countdown to the server's midnight, and that moment in local time. */
function DayCountdown({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  // Renders again each second. The time is the local clock's, which may be wrong.
  const at = Date.parse(useServerClock().dateTime);
  return (
    <div className={styles.countdown}>
      <RewardCountdown label={t('rewards.cycle.next')} left={leftOfDay(rewards, updatedAt, at)} />
      <p className={styles.local}>
        {t('rewards.cycle.midnight', { local: format.date(rewards.dayEndsAt, CLOCK_TIME) })}
      </p>
    </div>
  );
}
