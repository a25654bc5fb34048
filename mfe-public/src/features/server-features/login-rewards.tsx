import { useTexts } from '@portico/i18n';
import { classNames, Icon, Window } from '@portico/ui';
import { dayNumber, midnightAfter, rewardCycleDay, weekdayOf, DAY_MS } from '@portico/domain';
import { useMinute, usePortal, useServerClock } from '@portico/portal-kit';
import { RewardCalendar, RewardCountdown } from '@portico/game-ui';
import { useMemo } from 'react';
import type { LoginProgram } from './features.queries';
import styles from './login-rewards.module.css';

export function LoginRewards({ login, numbers }: { login: LoginProgram; numbers: Record<string, string> }) {
  const t = useTexts('mfe-public');
  const { day: today, weekday } = useRewardDay(login.anchorDay);
  const days = useMemo(
    () =>
      login.rewards.map((reward) => ({
        reward,
        isToday: reward.day === today,
        state: reward.day < today ? ('past' as const) : ('open' as const),
      })),
    [login.rewards, today],
  );
  return (
    <div id="login-rewards" className={styles.anchor}>
      <Window title={t('features.login.title')} icon="chest">
        <div className={styles.head}>
          <p className={styles.lead}>{t('features.login.lead')}</p>
          <NextReward />
        </div>
        <RewardCalendar days={days} isDense />
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

function NextReward() {
  const t = useTexts('mfe-public');
  const { zone } = usePortal().config.time;
  const now = Date.parse(useServerClock().dateTime);
  return <RewardCountdown label={t('features.login.next')} left={midnightAfter(now, zone) - now} />;
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
