import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DAY_MS, dayNumber, grouped, MAX_LEVEL, MINUTE_MS, startOfDay } from '@portico/domain';
import { CachedValue } from '../../platform/cache/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { atomDocument, Choice, Integer, Nested, Text } from '../../platform/http/index.js';
import { markup } from '../pages/index.js';
import { WORLD_EVENT_KINDS } from './activity.entities.js';
import type { OnlineSampleEntity, WorldEventEntity, WorldEventKind } from './activity.entities.js';
import { WorldEventsRepository } from './events/world-events.repository.js';
import { OnlineSamplesRepository } from './online/online-sampling.js';

class OnlineDto {
  @Integer('The latest count; null where nothing was counted for five minutes', { nullable: true })
  players: number | null;
  @Integer('The most at once since midnight by server time', { nullable: true }) peak: number | null;
  @Integer('When that was, milliseconds UTC', { nullable: true }) peakAt: number | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', nullable: true },
    description: 'Means of quarters of an hour of the last day, oldest first; null where nothing was counted',
  })
  curve: (number | null)[];
}

class WorldEventDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(WORLD_EVENT_KINDS, { enumName: 'WorldEventKind' }) kind: WorldEventKind;
  @Integer('Id of the character, which is also the id of its store; null for none', { nullable: true })
  characterId: number | null;
  @Integer('Id of a change set of drops', { nullable: true }) setId: number | null;
  @Text('Name of the character; empty for none') name: string;
  @Text(
    'The boss or monster, the sign of the store, the level, the item that was sold, or the note of the change set; may be empty',
  )
  detail: string;
}

export class ActivityDto {
  @Nested(() => OnlineDto) online: OnlineDto;
  @Nested(() => [WorldEventDto], 'Newest first') events: WorldEventDto[];
  @Integer('When it was read, milliseconds UTC') asOf: number;
}

const TIMES = { freshMs: 10_000, staleMs: 60_000 };
const SHOWN_EVENTS = 8;
const EVENTS_PER_KIND = 3;
const FEED_ENTRIES = 30;
const FEED = '/api/activity/events.atom';

/** An older count no longer says how many play now. */
const LATEST_MS = 5 * MINUTE_MS;

@Injectable()
export class ActivityService {
  private readonly latest = new CachedValue(() => this.read(), TIMES);

  constructor(
    private readonly samples: OnlineSamplesRepository,
    private readonly events: WorldEventsRepository,
    private readonly config: PorticoConfig,
  ) {}

  now(): Promise<ActivityDto> {
    return this.latest.get();
  }

  async feed(): Promise<string> {
    const { site } = this.config.public;
    const { name, origin } = site;
    const events = await this.events.newest(FEED_ENTRIES);
    return atomDocument(site, {
      id: `${origin}/#now`,
      title: `${name}: what just happened`,
      link: origin,
      self: origin + FEED,
      updated: new Date(events[0]?.at ?? 0),
      entries: events.map((event) => ({
        id: `${origin}/#event-${event.id}`,
        link: origin + addressOf(event),
        title: markup`${titleOf(event)}`.text,
        date: new Date(event.at),
        published: new Date(event.at),
      })),
    });
  }

  private async read(): Promise<ActivityDto> {
    const now = Date.now();
    const [samples, events] = await Promise.all([
      this.samples.since(now - DAY_MS),
      this.events.newestOfEachKind(EVENTS_PER_KIND),
    ]);
    const { zone } = this.config.public.time;
    return {
      online: toOnline(samples, now, startOfDay(dayNumber(now, zone), zone)),
      events: events
        .filter(isNews)
        .slice(0, SHOWN_EVENTS)
        .map(({ subject, ...event }) => {
          return { ...event, setId: event.kind === 'drops' ? Number(subject) : null };
        }),
      asOf: now,
    };
  }
}

/** False for an event that says the same as a newer one, such as a change set that was undone with the same note. */
function isNews(event: WorldEventEntity, index: number, events: readonly WorldEventEntity[]): boolean {
  return !events.slice(0, index).some((newer) => titleOf(newer) === titleOf(event));
}

function toOnline(samples: readonly OnlineSampleEntity[], now: number, midnight: number): OnlineDto {
  const last = samples.at(-1);
  const isRecent = last !== undefined && now - last.at < LATEST_MS;
  let highest: OnlineSampleEntity | undefined;
  for (const sample of samples)
    if (sample.at >= midnight && sample.peak > (highest?.peak ?? -1)) highest = sample;
  return {
    players: isRecent ? last.players : null,
    peak: highest?.peak ?? null,
    peakAt: highest?.at ?? null,
    curve: onlineCurve(samples, now),
  };
}

/** Milliseconds between two points of the curve. */
const CURVE_STEP_MS = 15 * MINUTE_MS;

/** Mean of each quarter of an hour of the last day, oldest first; null if nothing was counted. */
function onlineCurve(samples: readonly OnlineSampleEntity[], now: number): (number | null)[] {
  const start = now - (now % CURVE_STEP_MS) + CURVE_STEP_MS - DAY_MS;
  const byStep = grouped(samples, ({ at }) => Math.floor((at - start) / CURVE_STEP_MS));
  return Array.from({ length: DAY_MS / CURVE_STEP_MS }, (_, step) => {
    const ofStep = byStep.get(step);
    if (ofStep === undefined) return null;
    return Math.round(ofStep.reduce((sum, { players }) => sum + players, 0) / ofStep.length);
  });
}

function addressOf({ kind, characterId, subject }: WorldEventEntity): string {
  if (kind === 'drops') return `/drop-changes?set=${subject}`;
  return kind === 'store' || kind === 'sale' ? `/market/${characterId}` : `/player/${characterId}`;
}

function titleOf({ kind, name, detail }: WorldEventEntity): string {
  switch (kind) {
    case 'level':
      return `${name} reached level ${MAX_LEVEL}`;
    case 'boss':
      return `${name} faced ${detail} for the first time`;
    case 'store':
      return detail === '' ? `${name} opened a store` : `${name} opened a store: ${detail}`;
    case 'reached':
      return `${name} reached level ${detail}`;
    case 'defeat':
      return `${name} defeated ${detail}`;
    case 'sale':
      return `${name} sold ${detail}`;
    case 'drops':
      return detail === '' ? 'Drops changed' : `Drops changed: ${detail}`;
  }
}
