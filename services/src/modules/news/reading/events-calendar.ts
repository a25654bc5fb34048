import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { newsSlug, occurrencesFrom } from '@portico/domain';
import type { Language, Occurrence } from '@portico/domain';
import ICAL from 'ical.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { NewsRepository } from '../news.repository.js';
import type { WrittenNews } from '../news.repository.js';
import { excerptOf } from '../text/markdown.js';
import { mainTitle, wordsIn } from '../text/news-words.js';

const MAX_EVENTS = 200;
const DESCRIPTION_LENGTH = 500;

/** Half a year of a weekly event: programs read the file again long before. */
const WEEKS = 26;

/**
 * Events that run or come as a calendar file. Each time of a weekly event is an entry of its own, in UTC: a rule of repetition would need
 * the changes of the server's clocks in the file, which programs read differently.
 */
@Injectable()
export class EventsCalendar {
  constructor(
    private readonly news: NewsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async file(language: Language): Promise<string> {
    const { name } = this.config.public.site;
    const now = Date.now();
    const calendar = new ICAL.Component('vcalendar');
    calendar.addPropertyWithValue('version', '2.0');
    calendar.addPropertyWithValue('prodid', '-//Portico//Events//EN');
    calendar.addPropertyWithValue('x-wr-calname', name);
    for (const event of await this.news.coming(now, MAX_EVENTS))
      for (const time of this.timesOf(event, now))
        calendar.addSubcomponent(this.entryOf(event, time, language));
    return `${calendar.toString()}\r\n`;
  }

  private timesOf({ startsAt, endsAt, isWeekly }: WrittenNews, now: number): Occurrence[] {
    if (startsAt === null || endsAt === null) return [];
    return occurrencesFrom({ startsAt, endsAt, isWeekly }, now, this.config.public.time.zone, WEEKS);
  }

  private entryOf(event: WrittenNews, { startsAt, endsAt }: Occurrence, language: Language): ICAL.Component {
    const { origin } = this.config.public.site;
    const { title, body } = wordsIn(event, language);
    const entry = new ICAL.Component('vevent');
    const weekly = event.isWeekly ? `-${startsAt}` : '';
    entry.addPropertyWithValue('uid', `event-${event.id}${weekly}@${new URL(origin).host}`);
    entry.addPropertyWithValue('dtstamp', timeOf(event.changedAt));
    entry.addPropertyWithValue('sequence', event.version);
    entry.addPropertyWithValue('dtstart', timeOf(startsAt));
    entry.addPropertyWithValue('dtend', timeOf(endsAt));
    entry.addPropertyWithValue('summary', title);
    entry.addPropertyWithValue('description', excerptOf(body, DESCRIPTION_LENGTH));
    const path = `/news/${newsSlug(event.id, mainTitle(event))}`;
    entry.addPropertyWithValue('url', origin + localizedPath(language, path));
    return entry;
  }
}

function timeOf(epochMs: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(epochMs), true);
}
