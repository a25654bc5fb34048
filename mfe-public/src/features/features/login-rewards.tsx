import { useTexts } from '@portico/i18n';
import { Badge, classNames, Icon, Window } from '@portico/ui';
import {
  clockText,
  dayNumber,
  midnightAfter,
  rewardCycleDay,
  textIn,
  weekdayOf,
  SECOND_MS,
  DAY_MS,
} from '@portico/domain';
import { useFormat, useMinute, usePortal, useServerClock } from '@portico/portal-kit';
import { rewardAmount, RewardPicture } from '@portico/game-ui';
import { memo } from 'react';
import type { LoginProgram, LoginReward } from './features.queries';
import styles from './login-rewards.module.css';

export function LoginRewards({ login, numbers }: { login: LoginProgram; numbers: Record<string, string> }) {
  const t = useTexts('mfe-public');
  const { day, weekday } = useRewardDay(login.anchorDay);
  return (
    <div id="login-rewards" className={styles.anchor}>
      <Window title={t('features.login.title')} icon="chest">
        <div className={styles.head}>
          <p className={styles.lead}>{t('features.login.lead')}</p>
          <RewardCountdown />
        </div>
        <RewardCalendar rewards={login.rewards} today={day} />
        <WeeklyBonus login={login} numbers={numbers} weekday={weekday} />
      </Window>
    </div>
  );
}

interface RewardDay {
  /** Day of the cycle, 1 to 14. */
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** The reward day in server time. It changes at server midnight while the page is open. */
function useRewardDay(anchorDay: string): RewardDay {
  const { zone } = usePortal().config.time;
  const now = useMinute();
  return { day: rewardCycleDay(now, anchorDay, zone), weekday: weekdayOf(dayNumber(now, zone)) };
}

function RewardCountdown() {
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

const RewardCalendar = memo(function RewardCalendar({
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

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const MAX_STARS = 12;
/** 1970-01-04 was a Sunday. */
const SUNDAY = 3 * DAY_MS;

interface WeeklyBonusProps {
  login: LoginProgram;
  numbers: Record<string, string>;
  /** Today's weekday on the server, 0 is Sunday. */
  weekday: number;
}

function WeeklyBonus({ login, numbers, weekday }: WeeklyBonusProps) {
  const t = useTexts('mfe-public');
  const { weeklyDays, milestoneWeeks } = login;
  return (
    <div className={styles.bonuses}>
      <section>
        <h3>{t('features.login.weekly.title')}</h3>
        <WeekStrip weekday={weekday} />
        <p>{t('features.login.weekly.text', { ...numbers, count: weeklyDays })}</p>
      </section>
      <section>
        <h3>{t('features.login.milestone.title')}</h3>
        <div className={styles.stars} aria-hidden="true">
          {Array.from({ length: Math.min(milestoneWeeks, MAX_STARS) }, (_, index) => (
            <Icon key={index} name="star" size={22} />
          ))}
        </div>
        <p>{t('features.login.milestone.text', { ...numbers, count: milestoneWeeks })}</p>
      </section>
    </div>
  );
}

/** Sunday to Saturday with today highlighted. The text beside it says the same for screen readers. */
function WeekStrip({ weekday }: { weekday: number }) {
  const { language } = usePortal();
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.week} aria-hidden="true">
      {WEEK.map((day) => (
        <span key={day} className={classNames(styles.weekday, day === weekday && styles.weekdayToday)}>
          {names.format(SUNDAY + day * DAY_MS)}
        </span>
      ))}
    </div>
  );
}
