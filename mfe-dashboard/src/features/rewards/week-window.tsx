import { CLOCK_TIME, dayNumberOf, writtenDay } from '@portico/domain';
import { useFormat, useServerClock } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, VisuallyHidden, Window, SoftText } from '@portico/ui';
import { dayStatus, Stamp } from './stamp';
import type { Rewards } from './rewards.queries';
import styles from './week-window.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const END = { weekday: 'short', ...CLOCK_TIME } as const;

export function WeekWindow({ week, today }: Pick<Rewards, 'week' | 'today'>) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  return (
    <Window
      title={t('rewards.week.title')}
      icon="star"
      actions={
        <span className={styles.count}>
          {t('rewards.week.count', {
            claimed: number(week.claimedDays.length),
            needed: number(week.needed),
          })}
        </span>
      }
    >
      <WeekDays week={week} today={today} />
      <WeekLine week={week} />
      <WeekEnd endsAt={week.endsAt} />
    </Window>
  );
}

function WeekDays({ week, today }: Pick<Rewards, 'week' | 'today'>) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const sunday = dayNumberOf(week.from);
  return (
    <ol className={styles.days} role="list">
      {WEEK.map((weekday) => {
        const day = writtenDay(sunday + weekday);
        const status = dayStatus(day, today, week.claimedDays.includes(day));
        const nameIn = (length: 'long' | 'short') => format.day(day, { weekday: length });
        return (
          <li
            key={day}
            className={classNames(styles.day, styles[status], day === today && styles.isToday)}
            aria-current={day === today ? 'date' : undefined}
          >
            <span className={styles.name} aria-hidden="true">
              {nameIn('short')}
            </span>
            <span className={styles.mark} aria-hidden="true">
              <Stamp status={status} />
            </span>
            <VisuallyHidden>
              {nameIn('long')}, {t(`rewards.cycle.state.${status}`)}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

function WeekLine({ week }: Pick<Rewards, 'week'>) {
  const t = useTexts('mfe-dashboard');
  const left = week.needed - week.claimedDays.length;
  const [tone, icon, text] = week.isClaimed
    ? (['good', 'check', t('rewards.week.taken')] as const)
    : left <= 0
      ? (['good', 'star', t('rewards.week.ready')] as const)
      : week.isReachable
        ? (['open', 'clock', t('rewards.week.left', { count: left })] as const)
        : (['missed', 'info', t('rewards.week.missed')] as const);
  return (
    <p className={classNames(styles.line, styles[`line-${tone}`])}>
      <Icon name={icon} size={18} />
      <span>{text}</span>
    </p>
  );
}

function WeekEnd({ endsAt }: { endsAt: number }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { zone } = useServerClock();
  return (
    <SoftText>
      {t('rewards.week.ends', {
        server: format.serverDate(endsAt, END),
        zone,
        local: format.date(endsAt, END),
      })}
    </SoftText>
  );
}
