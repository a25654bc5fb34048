import { CLOCK_TIME, DAY_MS } from '@portico/domain';
import { useFormat, useMinute } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import type { EventTime } from './news.queries';
import styles from './event-when.module.css';

const SHORT = { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK_TIME } as const;

export interface EventWhenProps {
  time: EventTime;
  isWeekly: boolean;
}

/** Time of an event: how long until then, the reader's time, and the server's beside it. */
export function EventWhen({ time: { startsAt, endsAt }, isWeekly }: EventWhenProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const now = useMinute();
  const phase = endsAt <= now ? 'over' : startsAt <= now ? 'running' : 'coming';
  return (
    <span className={styles.root} data-phase={phase}>
      <strong className={styles.away}>
        <Icon name="clock" size={16} />
        {phase === 'coming' ? format.relativeTime(startsAt) : t(`event.${phase}`)}
      </strong>
      <time dateTime={new Date(startsAt).toISOString()}>
        {format.date(startsAt, SHORT)} –{' '}
        {format.date(endsAt, isWithinDay(startsAt, endsAt) ? CLOCK_TIME : SHORT)}
      </time>
      <span className={styles.server}>
        {t('event.server', { time: format.serverDate(startsAt, SHORT) })}
        {isWeekly && ` · ${t('event.weekly')}`}
      </span>
    </span>
  );
}

function isWithinDay(startsAt: number, endsAt: number): boolean {
  return endsAt - startsAt < DAY_MS;
}
