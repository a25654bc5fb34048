import { Injectable } from '@nestjs/common';
import { MAX_LEVEL } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { atomDocument } from '../../../platform/http/index.js';
import { markup } from '../../pages/index.js';
import type { WorldEventEntity } from '../activity.entities.js';
import { WorldEventsRepository } from './world-events.repository.js';

const ENTRIES = 30;
const FEED = '/api/activity/events.atom';

@Injectable()
export class EventsFeed {
  constructor(
    private readonly config: PorticoConfig,
    private readonly events: WorldEventsRepository,
  ) {}

  async document(): Promise<string> {
    const { site } = this.config.public;
    const { name, origin } = site;
    const events = await this.events.newest(ENTRIES);
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
