import { CLOCK_TIME, MINUTE_MS, type StoryKind } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts, findText } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { unitText } from '@portico/portal-kit/game-words';
import { Icon, classNames, type IconName } from '@portico/ui';
import styles from './story-view.module.css';
import type { StoryEvent } from './story.queries';

const DAY = { dateStyle: 'full' } as const;
const SECOND = { ...CLOCK_TIME, second: '2-digit' } as const;

interface StoryTimelineProps {
  events: readonly StoryEvent[];
  /** Moment to mark among the events, milliseconds UTC; undefined for none. */
  moment: number | undefined;
}

export function StoryTimeline({ events, moment }: StoryTimelineProps) {
  const { serverDate } = useFormat();
  return groupStory(events, moment, (at) => serverDate(at, DAY)).map(({ day, entries }) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.date}>{day}</h3>
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
  const { serverDate } = useFormat();
  const time = new Date(entry.at).toISOString();
  if (entry.type === 'moment') {
    return (
      <p className={styles.moment}>
        <Icon name="clock" size={16} />
        <span>{t('story.moment')}</span>
        <time dateTime={time}>{serverDate(entry.at, SECOND)}</time>
      </p>
    );
  }
  return (
    <>
      <time className={styles.time} dateTime={time}>
        {serverDate(entry.at, CLOCK_TIME)}
      </time>
      <ul role="list">
        {entry.events.map((event, index) => (
          // Only the index tells equal events apart.
          <StoryEventRow key={`${event.at} ${event.kind} ${index}`} event={event} />
        ))}
      </ul>
    </>
  );
}

/** Events of one minute, or the marked moment. */
type StoryEntry =
  | { type: 'moment'; at: number }
  | { type: 'minute'; at: number; events: readonly StoryEvent[] };

/** Groups events (newest first) by day and minute, with the moment in its place between them. */
export function groupStory(
  events: readonly StoryEvent[],
  moment: number | undefined,
  dayOf: (at: number) => string,
) {
  const later = events.filter(({ at }) => moment !== undefined && at > moment);
  const earlier = events.slice(later.length);
  const entries = [
    ...minutesOf(later),
    ...(moment === undefined ? [] : [{ type: 'moment', at: moment } as const]),
    ...minutesOf(earlier),
  ];
  const days: { day: string; entries: StoryEntry[] }[] = [];
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

function StoryEventRow({ event }: { event: StoryEvent }) {
  const t = useTexts('mfe-admin');
  const { signed } = useFormat();
  const { kind, characterName, network, amount, currency } = event;
  // Without a currency the kind decides the unit.
  const unit = currency ?? (kind === 'exp' ? 'EXP' : undefined);
  const detail = eventDetail(event);
  return (
    <li className={styles.event}>
      <Icon name={KIND_ICONS[kind]} size={16} className={styles.icon} />
      <div className={styles.words}>
        <p>
          <span className={styles.kind}>{t(`story.kind.${kind}`)}</span>{' '}
          <bdi className={styles.name}>{eventText(event)}</bdi>
        </p>
        <p className={styles.facts}>
          <EventItem event={event} />
          {characterName !== null && (
            <span>
              <bdi>{characterName}</bdi>
            </span>
          )}
          {detail !== '' && (
            <span className={styles.text}>
              <bdi dir="auto">{detail}</bdi>
            </span>
          )}
          {network !== null && (
            <span>
              <bdi dir="ltr">{network}</bdi>
            </span>
          )}
        </p>
      </div>
      {amount !== null && (
        <span className={classNames(styles.amount, amount < 0 ? styles.taken : styles.added)}>
          <bdi>{signed(amount)}</bdi>
          {unit !== undefined && ` ${unitText(unit)}`}
        </span>
      )}
    </li>
  );
}

function EventItem({ event: { itemId, itemName } }: { event: StoryEvent }) {
  if (itemId === null) {
    return itemName === null ? null : (
      <span>
        <bdi>{itemName}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.item}>
      <Picture kind="item" id={itemId} size={24} />
      <ItemLink id={itemId}>{itemName ?? `#${itemId}`}</ItemLink>
    </span>
  );
}

const NAMESPACE = 'mfe-admin';

/** Text keys for the words of a kind. Words that the logs have too share their texts. */
const TEXTS: Readonly<Record<StoryKind, (what: string) => string>> = {
  vote: (what) => `story.what.vote.${what}`,
  ledger: (what) => `story.what.ledger.${what}`,
  session: (what) => `auditLog.action.${what}`,
  account: (what) => `auditLog.action.${what}`,
  exp: (what) => `story.what.exp.${what}`,
  boss: (what) => `bossLog.boss.${what}`,
  scroll: (what) => `story.what.scroll.${what}`,
  nx: (what) => `story.what.nx.${what}`,
  inkwell: (what) => `story.what.inkwell.${what}`,
};

function eventText({ kind, what }: Pick<StoryEvent, 'kind' | 'what'>): string {
  // Words of the API are keys of one part; any other text is shown as it is.
  if (!/^[\w-]+$/.test(what)) return what;
  return findText(NAMESPACE, TEXTS[kind](what)) ?? findText(NAMESPACE, `auditLog.action.${what}`) ?? what;
}

/** Further details: words of the game server or an admin, and a boss's limit of entries. */
function eventDetail({ kind, text }: Pick<StoryEvent, 'kind' | 'text'>): string {
  if (text === null) return '';
  const isFrequency = kind === 'boss' && /^[a-z]+$/.test(text);
  return (isFrequency ? findText(NAMESPACE, `bossLog.frequency.${text}`) : undefined) ?? text;
}

const KIND_ICONS: Readonly<Record<StoryKind, IconName>> = {
  vote: 'check',
  ledger: 'chart',
  session: 'key',
  account: 'user',
  exp: 'star',
  boss: 'skull',
  scroll: 'scroll',
  nx: 'chest',
  inkwell: 'store',
};
