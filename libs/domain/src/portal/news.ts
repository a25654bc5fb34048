import { DAY_MS, WEEK_DAYS } from '../values/durations.js';
import { momentOfClock, wallClock } from '../values/server-days.js';

/** Kinds of posts that owners write. */
export const NEWS_KINDS = ['news', 'event'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** States of a post. A scheduled post needs no job: readers get all posts whose time is in the past. */
export const NEWS_STATES = ['draft', 'scheduled', 'published', 'removed'] as const;
export type NewsState = (typeof NEWS_STATES)[number];

export const NEWS_TITLE_MAX_LENGTH = 120;
/** In UTF-16 units of the Markdown text. */
export const NEWS_BODY_MAX_LENGTH = 10_000;
/** Longest event. */
export const MAX_EVENT_DAYS = 62;
const MAX_SLUG_LENGTH = 60;

/** Time of an event in epoch milliseconds. A weekly event begins each week at the same time of the server's clock. */
export interface EventTimes {
  startsAt: number;
  endsAt: number;
  isWeekly: boolean;
}

/** One occurrence of an event, in epoch milliseconds. */
export interface Occurrence {
  startsAt: number;
  endsAt: number;
}

/** Returns the rule that an event's times break; undefined if they are valid. */
export function eventIssue({ startsAt, endsAt, isWeekly }: EventTimes): 'order' | 'length' | undefined {
  if (endsAt <= startsAt) return 'order';
  return endsAt - startsAt > (isWeekly ? WEEK_DAYS : MAX_EVENT_DAYS) * DAY_MS ? 'length' : undefined;
}

/** The occurrence at `now`, or the next one; undefined if there is none any more. */
export function nextOccurrence(event: EventTimes, now: number, zone: string): Occurrence | undefined {
  return occurrencesFrom(event, now, zone, 1)[0];
}

/** The occurrence at `now` and the following ones, at most `count`. `zone` is the server's. */
export function occurrencesFrom(
  { startsAt, endsAt, isWeekly }: EventTimes,
  now: number,
  zone: string,
  count: number,
): Occurrence[] {
  if (!isWeekly) return endsAt > now ? [{ startsAt, endsAt }] : [];
  const length = endsAt - startsAt;
  const shown = wallClock(startsAt, zone);
  const occurrence = (week: number): Occurrence => {
    const start = momentOfClock(shown + week * WEEK_DAYS * DAY_MS, zone);
    return { startsAt: start, endsAt: start + length };
  };
  // Starts a week early, because clocks may have changed and an occurrence may last the whole week.
  let week = Math.max(0, Math.floor((now - startsAt) / (WEEK_DAYS * DAY_MS)) - 1);
  while (occurrence(week).endsAt <= now) week += 1;
  return Array.from({ length: count }, (_, index) => occurrence(week + index));
}

/** Part of an address after `/news/`: the id and the title in ASCII, `12-double-xp-weekend`. */
export function newsSlug(id: number, title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return words === '' ? String(id) : `${id}-${words}`;
}

/** Id at the beginning of a slug, which may contain no title; undefined for other text. */
export function newsIdOf(slug: string): number | undefined {
  const [, id] = /^([1-9]\d{0,9})(?:-.*)?$/s.exec(slug) ?? [];
  return id === undefined || Number(id) >= 2 ** 31 ? undefined : Number(id);
}
