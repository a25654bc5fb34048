import type { StoryEvent } from './story.queries';

const MINUTE_MS = 60_000;

/** Events of one minute, or the moment that the story is told around. */
export type StoryEntry =
  | { type: 'moment'; at: number }
  | { type: 'minute'; at: number; events: readonly StoryEvent[] };

export interface StoryDay {
  /** As it is printed. */
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
