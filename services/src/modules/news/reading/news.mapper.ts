import { type Language, newsSlug, nextOccurrence, type Occurrence } from '@portico/domain';
import type { WrittenNews } from '../news.repository.js';
import { excerptOf, markdownHtml } from '../text/markdown.js';
import { mainTitle, wordsIn } from '../text/news-words.js';
import type { NewsItemDto, NewsSummaryDto } from './news.dto.js';

const EXCERPT_LENGTH = 160;

/** The reader that a summary is made for. */
export interface NewsReader {
  language: Language;
  now: number;
  /** Time zone of the server. */
  zone: string;
}

export function toSummary(news: WrittenNews, reader: NewsReader): NewsSummaryDto {
  const { language, title, body } = wordsIn(news, reader.language);
  return {
    id: news.id,
    slug: newsSlug(news.id, mainTitle(news)),
    kind: news.kind,
    language,
    title,
    excerpt: excerptOf(body, EXCERPT_LENGTH),
    publishedAt: news.publishedAt ?? 0,
    isPinned: news.isPinned,
    isWeekly: news.isWeekly,
    time: timeOf(news, reader) ?? null,
  };
}

export function toItem(news: WrittenNews, reader: NewsReader): NewsItemDto {
  return {
    ...toSummary(news, reader),
    html: markdownHtml(wordsIn(news, reader.language).body),
    changedAt: news.changedAt,
  };
}

/** When an event runs or comes next, or was at last; undefined for news. */
export function timeOf(
  { startsAt, endsAt, isWeekly }: WrittenNews,
  { now, zone }: Pick<NewsReader, 'now' | 'zone'>,
): Occurrence | undefined {
  if (startsAt === null || endsAt === null) return undefined;
  return nextOccurrence({ startsAt, endsAt, isWeekly }, now, zone) ?? { startsAt, endsAt };
}
