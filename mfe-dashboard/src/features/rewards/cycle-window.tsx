import { clockText, numberFormat, SECOND_MS, textIn } from '@portico/domain';
import { rewardAmount, RewardPicture, type LoginReward } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal, useServerClock } from '@portico/portal-kit';
import { classNames, Icon, VisuallyHidden, Window } from '@portico/ui';
import styles from './cycle-window.module.css';
import { dayStatus } from './day-status';
import { type AnsweredRewards, type CycleDay, leftOfDay } from './rewards.queries';
import { Stamp } from './stamp';

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
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Countdown to the server's midnight, and that moment in local time. */
function RewardCountdown({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  // Renders again each second. The time is the local clock's, which may be wrong.
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

function CycleTile({ day: { date, reward, isClaimed }, today }: { day: CycleDay; today: string }) {
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

/** Name and amount of a reward. The server owner's name comes first, if there is one. */
function useRewardWords(): (reward: LoginReward) => { title: string; amount: string } {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { language } = usePortal();
  return (reward) => {
    const { kind, quantity, itemName, name } = reward;
    const own = name === null ? undefined : textIn({ en: '', ...name }, language);
    const title = own ?? itemName ?? t(`rewards.cycle.kind.${kind}`);
    return { title, amount: rewardAmount(reward, number(quantity)) };
  };
}
