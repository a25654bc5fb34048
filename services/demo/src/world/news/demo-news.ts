import { dayNumber, DAY_MS, HOUR_MS, isLanguage, momentOfClock } from '@portico/domain';
import type { NewsEntity, NewsTextEntity } from '@portico/services/modules/news';
import { readSections } from '../shared/data-files.js';

export interface DemoNews {
  news: readonly NewsEntity[];
  texts: readonly NewsTextEntity[];
}

export interface NewsWriting {
  authorId: number;
  now: number;
  zone: string;
}

/** News and events of the demo world in all languages. The next event begins a few hours after `now`. */
export function demoNews({ authorId, now, zone }: NewsWriting): DemoNews {
  const news: NewsEntity[] = [];
  const texts: NewsTextEntity[] = [];
  for (const [index, { title, rows }] of readSections('news/news', 3).entries()) {
    const [kind, hours, pinned, days = '', hour = '', length, weekly] = title;
    const id = index + 1;
    const publishedAt = now - Number(hours) * HOUR_MS;
    const startsAt = kind === 'event' ? startOf(Number(days), hour, now, zone) : null;
    news.push({
      id,
      kind: kind === 'event' ? 'event' : 'news',
      language: 'en',
      isDraft: false,
      isPinned: pinned === 'pinned',
      publishedAt,
      startsAt,
      endsAt: startsAt === null ? null : startsAt + Number(length) * HOUR_MS,
      isWeekly: weekly === 'weekly',
      authorId,
      changedAt: publishedAt,
      version: 1,
      removedAt: null,
    });
    for (const [language, heading = '', ...paragraphs] of rows)
      if (isLanguage(language))
        texts.push({ newsId: id, language, title: heading, body: paragraphs.map(linesOf).join('\n\n') });
  }
  return { news, texts };
}

/** A day and an hour of the server's clock. `+3` is three hours after the next full hour. */
function startOf(days: number, hour: string, now: number, zone: string): number {
  if (hour.startsWith('+')) return now - (now % HOUR_MS) + (1 + Number(hour)) * HOUR_MS;
  return momentOfClock((dayNumber(now, zone) + days) * DAY_MS + Number(hour) * HOUR_MS, zone);
}

/** Puts each entry of a list on a line of its own. */
function linesOf(paragraph: string): string {
  return paragraph.startsWith('- ') ? paragraph.replaceAll(' - ', '\n- ') : paragraph;
}
