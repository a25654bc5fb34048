import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { type Language, newsSlug, type Occurrence, occurrencesFrom } from '@portico/domain';
import ICAL from 'ical.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { mainTitle, NewsRepository, wordsIn, type WrittenNews } from '../news.repository.js';
import { excerptOf } from '../text/markdown.js';

const MAX_EVENTS = 200;
const DESCRIPTION_LENGTH = 500;

/** Half a year of a weekly event. Calendar programs read the file again long before its end. */
const WEEKS = 26;

type EntryWords = Record<'title' | 'description' | 'address', string>;

/** Coming events in UTC. A weekly one has an entry per time, because programs read rules with clock changes differently. */
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
    for (const event of await this.news.coming(now, MAX_EVENTS)) {
      const words = this.wordsOf(event, language);
      for (const time of this.timesOf(event, now)) calendar.addSubcomponent(this.entryOf(event, words, time));
    }
    return `${calendar.toString()}\r\n`;
  }

  private timesOf({ startsAt, endsAt, isWeekly }: WrittenNews, now: number): Occurrence[] {
    if (startsAt === null || endsAt === null) return [];
    return occurrencesFrom({ startsAt, endsAt, isWeekly }, now, this.config.public.time.zone, WEEKS);
  }

  /** Made once for all times of an event, because reading its Markdown is the slowest part. */
  private wordsOf(event: WrittenNews, language: Language): EntryWords {
    const { title, body } = wordsIn(event, language);
    const path = `/news/${newsSlug(event.id, mainTitle(event))}`;
    return {
      title,
      description: excerptOf(body, DESCRIPTION_LENGTH),
      address: this.config.public.site.origin + localizedPath(language, path),
    };
  }

  private entryOf(event: WrittenNews, words: EntryWords, { startsAt, endsAt }: Occurrence): ICAL.Component {
    const { origin } = this.config.public.site;
    const entry = new ICAL.Component('vevent');
    const weekly = event.isWeekly ? `-${startsAt}` : '';
    entry.addPropertyWithValue('uid', `event-${event.id}${weekly}@${new URL(origin).host}`);
    entry.addPropertyWithValue('dtstamp', timeOf(event.changedAt));
    entry.addPropertyWithValue('sequence', event.version);
    entry.addPropertyWithValue('dtstart', timeOf(startsAt));
    entry.addPropertyWithValue('dtend', timeOf(endsAt));
    entry.addPropertyWithValue('summary', words.title);
    entry.addPropertyWithValue('description', words.description);
    entry.addPropertyWithValue('url', words.address);
    return entry;
  }
}

function timeOf(epochMs: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(epochMs), true);
}
