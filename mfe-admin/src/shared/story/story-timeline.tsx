import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { MINUTE_MS } from '@portico/domain';
import { StoryEventRow } from './story-event-row';
import type { StoryEvent } from './story.queries';
import { useServerZone } from './use-story';
import styles from './story.module.css';

const DAY = { dateStyle: 'full' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECOND = { ...MINUTE, second: '2-digit' } as const;

interface StoryTimelineProps {
  events: readonly StoryEvent[];
  /** Marked among them, milliseconds UTC; nothing is marked without. */
  moment: number | undefined;
  /** The level of the headings of its days. */
  titleLevel: 3 | 4;
}

export function StoryTimeline({ events, moment, titleLevel }: StoryTimelineProps) {
  const { date } = useFormat();
  const timeZone = useServerZone();
  const Heading = `h${titleLevel}` as const;
  return groupStory(events, moment, (at) => date(at, { ...DAY, timeZone })).map(({ day, entries }) => (
    <section key={day} className={styles.day}>
      <Heading className={styles.date}>{day}</Heading>
      <ol role="list">
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
      <ul role="list">
        {entry.events.map((event, index) => (
          // Equal events differ by their index.
          <StoryEventRow key={`${event.at} ${event.kind} ${index}`} event={event} />
        ))}
      </ul>
    </>
  );
}

/** Events of one minute, or the moment that the story is told around. */
type StoryEntry =
  | { type: 'moment'; at: number }
  | { type: 'minute'; at: number; events: readonly StoryEvent[] };

interface StoryDay {
  /** Printed date. */
  day: string;
  entries: StoryEntry[];
}

/** Puts events (newest first) in days and minutes, and the moment where it belongs among them. */
export function groupStory(
  events: readonly StoryEvent[],
  moment: number | undefined,
  dayOf: (at: number) => string,
): StoryDay[] {
  const later = events.filter(({ at }) => moment !== undefined && at > moment);
  const earlier = events.slice(later.length);
  const entries = [
    ...minutesOf(later),
    ...(moment === undefined ? [] : [{ type: 'moment', at: moment } as const]),
    ...minutesOf(earlier),
  ];
  const days: StoryDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

function minutesOf(events: readonly StoryEvent[]): StoryEntry[] {
  const minutes = new Map<number, StoryEvent[]>();
  for (const event of events) {
    const minute = Math.floor(event.at / MINUTE_MS);
    minutes.set(minute, [...(minutes.get(minute) ?? []), event]);
  }
  return [...minutes.values()].map((list) => ({ type: 'minute', at: list[0]?.at ?? 0, events: list }));
}
