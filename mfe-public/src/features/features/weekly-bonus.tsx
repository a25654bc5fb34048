import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Icon } from '@portico/ui';
import type { LoginProgram } from './features.queries';
import styles from './login-rewards.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const MAX_STARS = 12;
/** 1970-01-04 was a Sunday. */
const SUNDAY = 3 * 86_400_000;

export interface WeeklyBonusProps {
  login: LoginProgram;
  numbers: Record<string, string>;
  /** Today on the server, 0 is Sunday. */
  weekday: number;
}

/** What a week of claims earns, and what a row of such weeks. */
export function WeeklyBonus({ login, numbers, weekday }: WeeklyBonusProps) {
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

/** Sunday to Saturday, today's lit; the text beside says the same in words. */
function WeekStrip({ weekday }: { weekday: number }) {
  const { language } = usePortal();
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.week} aria-hidden="true">
      {WEEK.map((day) => (
        <span key={day} className={classNames(styles.weekday, day === weekday && styles.weekdayToday)}>
          {names.format(SUNDAY + day * 86_400_000)}
        </span>
      ))}
    </div>
  );
}
