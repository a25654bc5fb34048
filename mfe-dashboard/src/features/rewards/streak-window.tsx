import { dayNumberOf, WEEK_DAYS, weekOf, writtenDay } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames, Disclosure, Icon, LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { Rewards } from './rewards.queries';
import styles from './streak-window.module.css';

export function StreakWindow({ streak, today }: Streak) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const facts = [
    { key: 'current', value: t('rewards.streak.days', { count: streak.current }) },
    { key: 'longest', value: t('rewards.streak.days', { count: streak.longest }) },
    { key: 'all', value: number(streak.allVotes) },
  ] as const;
  const hasVotedToday = streak.days.at(-1)?.day === today;
  const next = hasVotedToday ? 'safe' : streak.current > 0 ? 'keep' : 'start';
  return (
    <Window title={t('rewards.streak.title')} icon="chart">
      <div className={styles.parts}>
        <div className={styles.side}>
          <dl className={styles.facts}>
            {facts.map(({ key, value }) => (
              <div key={key} className={key === 'current' ? styles.current : undefined}>
                <dt>{t(`rewards.streak.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.next}>
            <Icon name={hasVotedToday ? 'check' : 'star'} size={18} />
            <span>{t(`rewards.streak.${next}`)}</span>
          </p>
          {!hasVotedToday && (
            <LinkButton href={paths.dashboard} iconEnd="arrowEnd" className={styles.button}>
              {t('rewards.streak.vote')}
            </LinkButton>
          )}
        </div>
        <StreakCalendar streak={streak} today={today} />
      </div>
      <Disclosure summary={t('rewards.streak.list')} className={styles.list}>
        <VoteList days={streak.days} />
      </Disclosure>
    </Window>
  );
}

function VoteList({ days }: { days: Rewards['streak']['days'] }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (days.length === 0) return <p>{t('rewards.streak.none')}</p>;
  return (
    <ul className={styles.votes} aria-label={t('rewards.streak.calendar')}>
      {days.toReversed().map(({ day, votes }) => (
        <li key={day}>
          <time dateTime={day}>{format.day(day)}</time>
          <span>{t('rewards.streak.votes', { count: votes })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Votes that fill a day. */
const FULL = 3;
const LEVELS = [0, 1, 2, 3] as const;

/** A square per day, fuller with more votes. The list below has the same in words. */
function StreakCalendar({ streak, today }: Streak) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const weeks = streakWeeks({ streak, today });
  return (
    <div className={styles.calendar} aria-hidden="true">
      <div className={styles.weeks}>
        <div className={styles.week}>
          <span className={styles.month} />
          {weeks[0]?.days.map(({ day }) => (
            <span key={day} className={styles.weekday}>
              {format.day(day, { weekday: 'narrow' })}
            </span>
          ))}
        </div>
        {weeks.map(({ days, month }) => (
          <div key={days[0]?.day} className={styles.week}>
            <span className={styles.month}>
              {month !== undefined && format.day(month, { month: 'short' })}
            </span>
            {days.map(({ day, votes }) => (
              <span
                key={day}
                className={classNames(styles.day, levelOf(votes), day === today && styles.isToday)}
                title={`${format.day(day)}: ${t('rewards.streak.votes', { count: votes })}`}
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

const WEEKS = 12;

/** Votes of the account by day, and today in server time. */
type Streak = Pick<Rewards, 'streak' | 'today'>;

/** The last twelve weeks day by day, by server time, the oldest first. */
export function streakWeeks({ streak, today }: Streak) {
  const votes = new Map(streak.days.map((one) => [one.day, one.votes]));
  const last = dayNumberOf(today);
  const first = weekOf(last).sunday - (WEEKS - 1) * WEEK_DAYS;
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: WEEK_DAYS }, (_day, weekday) => first + week * WEEK_DAYS + weekday)
      .filter((day) => day <= last)
      .map((number) => {
        const day = writtenDay(number);
        return { day, votes: votes.get(day) ?? 0 };
      });
    // The month that begins in this week has its name above the week.
    return { days, month: days.find(({ day }) => day.endsWith('-01'))?.day };
  });
}
