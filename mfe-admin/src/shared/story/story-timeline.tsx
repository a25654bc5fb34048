import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { groupStory, type StoryEntry } from './group-story';
import { useServerZone } from './use-server-zone';
import type { StoryEvent } from './story.queries';
import { StoryEventRow } from './story-event-row';
import styles from './story.module.css';

const DAY = { dateStyle: 'full' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECOND = { ...MINUTE, second: '2-digit' } as const;

export interface StoryTimelineProps {
  events: readonly StoryEvent[];
  /** Marked among them, milliseconds UTC; nothing is marked without. */
  moment: number | undefined;
  /** Of the headings of its days. */
  titleLevel: 3 | 4;
}

/** Events by day and minute, newest first. */
export function StoryTimeline({ events, moment, titleLevel }: StoryTimelineProps) {
  const { date } = useFormat();
  const timeZone = useServerZone();
  const Heading = `h${titleLevel}` as const;
  return groupStory(events, moment, (at) => date(at, { ...DAY, timeZone })).map(({ day, entries }) => (
    <section key={day} className={styles.day}>
      <Heading className={styles.date}>{day}</Heading>
      <ol className={styles.minutes} role="list">
        {entries.map((entry) => (
          <li key={`${entry.type} ${entry.at}`} className={styles.minute}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry }: { entry: StoryEntry }) {
  const t = useTexts('mfe-admin');
  const { date } = useFormat();
  const timeZone = useServerZone();
  const time = new Date(entry.at).toISOString();
  if (entry.type === 'moment') {
    return (
      <p className={styles.moment}>
        <Icon name="clock" size={16} />
        <span>{t('story.moment')}</span>
        <time dateTime={time}>{date(entry.at, { ...SECOND, timeZone })}</time>
      </p>
    );
  }
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {date(entry.at, { ...MINUTE, timeZone })}
      </time>
      <ul className={styles.events} role="list">
        {entry.events.map((event, index) => (
          // Two events may be alike in everything: their place is what tells them apart.
          <StoryEventRow key={`${event.at} ${event.kind} ${index}`} event={event} />
        ))}
      </ul>
    </>
  );
}
