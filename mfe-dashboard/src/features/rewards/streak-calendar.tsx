import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import { momentOf } from './day-status';
import { streakWeeks, type Streak } from './streak-weeks';
import styles from './streak.module.css';

/** So many votes and more fill a day. */
const FULL = 3;
const LEVELS = [0, 1, 2, 3] as const;

/** A square a day, the fuller the more votes; the list below says the same in words. */
export function StreakCalendar({ streak, today }: Streak) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const weeks = streakWeeks({ streak, today });
  const inMonth = (day: string) => format.date(momentOf(day), { month: 'short', timeZone: 'UTC' });
  const onWeekday = (day: string) => format.date(momentOf(day), { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <div className={styles.calendar} aria-hidden="true">
      <div className={styles.weeks}>
        <div className={styles.week}>
          <span className={styles.month} />
          {weeks[0]?.days.map(({ day }) => (
            <span key={day} className={styles.weekday}>
              {onWeekday(day)}
            </span>
          ))}
        </div>
        {weeks.map(({ days, month }) => (
          <div key={days[0]?.day} className={styles.week}>
            <span className={styles.month}>{month !== undefined && inMonth(month)}</span>
            {days.map(({ day, votes }) => (
              <span
                key={day}
                className={classNames(styles.day, levelOf(votes), day === today && styles.isToday)}
                title={`${format.date(momentOf(day), { dateStyle: 'medium', timeZone: 'UTC' })}: ${t('rewards.streak.votes', { count: votes, formatted: format.number(votes) })}`}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        {t('rewards.streak.legend')}
        {LEVELS.map((votes) => (
          <span key={votes} className={styles.level}>
            <span className={classNames(styles.day, levelOf(votes))} />
            <bdi dir="ltr">
              {format.number(votes)}
              {votes === FULL && '+'}
            </bdi>
          </span>
        ))}
      </p>
    </div>
  );
}

function levelOf(votes: number): string | false | undefined {
  return votes > 0 && styles[`level${Math.min(votes, FULL)}`];
}
