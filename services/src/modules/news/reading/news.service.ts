import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { LANGUAGES, NEWS_KINDS, newsIdOf, newsSlug, nextOccurrence } from '@portico/domain';
import type { Language, NewsKind, Occurrence } from '@portico/domain';
import { searchKey } from '../../../catalog/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import {
  atomDocument,
  Choice,
  databasePagination,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';
import { mainTitle, NewsRepository, wordsIn, type WrittenNews } from '../news.repository.js';
import { escapedText, excerptOf, markdownHtml } from '../text/markdown.js';

class OccurrenceDto {
  @Integer('Milliseconds UTC') startsAt: number;
  @Integer('Milliseconds UTC') endsAt: number;
}

class NewsSummaryDto {
  @Integer() id: number;
  @Text('Last part of its address, after /news/', { example: '12-double-xp-weekend' }) slug: string;
  @Choice(NEWS_KINDS, { enumName: 'NewsKind' }) kind: NewsKind;
  @Choice(LANGUAGES, 'Language of the text: the requested one, or the original', { enumName: 'Language' })
  language: Language;
  @Text() title: string;
  @Text('First words, without markup') excerpt: string;
  @Integer('Milliseconds UTC') publishedAt: number;
  @Flag() isPinned: boolean;
  @Flag('Weekly event') isWeekly: boolean;
  @Nested(() => OccurrenceDto, 'Time of an event: the current or next one, or else the last', {
    nullable: true,
  })
  time: OccurrenceDto | null;
}

export class NewsListDto {
  @Nested(() => [NewsSummaryDto], 'Pinned ones first, then the newest') news: NewsSummaryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class FrontNewsDto {
  @Nested(() => [NewsSummaryDto], 'At most three') news: NewsSummaryDto[];
  @Nested(() => NewsSummaryDto, 'Current or next event', { nullable: true })
  next: NewsSummaryDto | null;
}

export class NewsItemDto extends NewsSummaryDto {
  @Text('HTML made from Markdown: no scripts, no pictures, no attributes except link addresses') html: string;
  @Integer('Milliseconds UTC') changedAt: number;
}

const EXCERPT_LENGTH = 160;

interface NewsReader {
  language: Language;
  now: number;
  zone: string;
}

const FRONT_NEWS = 3;
const FEED_ENTRIES = 30;
const PAGE = '/news';
const FEED = '/api/news/news.atom';

/** No server announces more events at once. */
const MAX_COMING = 200;

/** The search and the site map have only the newest posts. */
const MAX_TITLES = 1000;
const TITLES_KEPT_MS = 10_000;

@Injectable()
export class NewsService {
  private readonly titles = new CachedValue(
    async () => {
      const posts = await this.news.titles(Date.now(), MAX_TITLES);
      return posts.map((post) => ({
        ...post,
        titles: post.titles.map((title) => ({ title, key: searchKey(title) })),
      }));
    },
    { freshMs: TITLES_KEPT_MS },
  );

  constructor(
    private readonly news: NewsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async list(
    language: Language,
    { kind, page, limit }: { kind: NewsKind | undefined; page: number; limit: number },
  ): Promise<NewsListDto> {
    const reader = this.readerOf(language);
    const range = { kind, skip: (page - 1) * limit, take: limit };
    const [rows, total] = await this.news.published(reader.now, range);
    return {
      news: rows.map((row) => toSummary(row, reader)),
      pagination: databasePagination(page, limit, total),
    };
  }

  async front(language: Language): Promise<FrontNewsDto> {
    const reader = this.readerOf(language);
    const { now } = reader;
    const [[rows], coming] = await Promise.all([
      this.news.published(now, { kind: 'news', skip: 0, take: FRONT_NEWS }),
      this.news.coming(now, MAX_COMING),
    ]);
    // Only the next event gets a summary, because a summary reads the Markdown.
    const [next] = coming
      .map((row) => ({ row, startsAt: timeOf(row, reader)?.startsAt ?? 0 }))
      .sort((a, b) => a.startsAt - b.startsAt);
    return {
      news: rows.map((row) => toSummary(row, reader)),
      next: next === undefined ? null : toSummary(next.row, reader),
    };
  }

  /** The post in `language`, or in its original one if undefined. Throws `news.not_found` for a slug without a published post. */
  async one(slug: string, language: Language | undefined): Promise<NewsItemDto> {
    const id = newsIdOf(slug);
    const found = id === undefined ? undefined : await this.news.publishedOne(id, Date.now());
    if (found === undefined) throw new AppError('news.not_found');
    const reader = this.readerOf(language ?? found.language);
    const html = markdownHtml(wordsIn(found, reader.language).body);
    return { ...toSummary(found, reader), html, changedAt: found.changedAt };
  }

  async titled(term: string, limit: number): Promise<{ id: number; title: string }[]> {
    const wanted = searchKey(term);
    const found = (await this.titles.get()).flatMap(({ id, titles }) => {
      const match = titles.find(({ key }) => key.includes(wanted));
      return match === undefined ? [] : [{ id, title: match.title }];
    });
    return found.slice(0, limit);
  }

  /** Slugs of the newest thousand published posts for the site map, and the time of their last change. */
  async addresses(): Promise<{ ids: string[]; changedAt: number | null }> {
    const all = await this.titles.get();
    return {
      ids: all.map(({ id, main }) => newsSlug(id, main)),
      changedAt: all.length === 0 ? null : Math.max(...all.map(({ changedAt }) => changedAt)),
    };
  }

  async feed(language: Language): Promise<string> {
    const { site } = this.config.public;
    const { name, origin } = site;
    const [published] = await this.news.published(Date.now(), {
      kind: undefined,
      skip: 0,
      take: FEED_ENTRIES,
    });
    // A feed is sorted by time only; pinned posts do not come first.
    const entries = published.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
    const page = origin + localizedPath(language, PAGE);
    return atomDocument(site, {
      id: page,
      title: `${name}: news`,
      link: page,
      self: `${origin}${FEED}?language=${language}`,
      language,
      updated: new Date(Math.max(0, ...entries.map(({ changedAt }) => changedAt))),
      entries: entries.map((entry) => {
        const { title, body } = wordsIn(entry, language);
        const path = `${PAGE}/${newsSlug(entry.id, mainTitle(entry))}`;
        return {
          id: `${origin}${PAGE}/${entry.id}`,
          link: origin + localizedPath(language, path),
          title: escapedText(title),
          date: new Date(entry.changedAt),
          published: new Date(entry.publishedAt ?? 0),
          content: markdownHtml(body),
        };
      }),
    });
  }

  private readerOf(language: Language): NewsReader {
    return { language, now: Date.now(), zone: this.config.public.time.zone };
  }
}

function toSummary(news: WrittenNews, reader: NewsReader): NewsSummaryDto {
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

/** Current, next or else last time of an event; undefined for news. */
function timeOf(
  { startsAt, endsAt, isWeekly }: WrittenNews,
  { now, zone }: Pick<NewsReader, 'now' | 'zone'>,
): Occurrence | undefined {
  if (startsAt === null || endsAt === null) return undefined;
  return nextOccurrence({ startsAt, endsAt, isWeekly }, now, zone) ?? { startsAt, endsAt };
}
