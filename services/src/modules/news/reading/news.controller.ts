import { Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, NEWS_KINDS, type NewsKind } from '@portico/domain';
import {
  CacheFor,
  ChoiceQuery,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { EventsCalendar } from './events-calendar.js';
import { NewsFeed } from './news-feed.js';
import { FrontNewsDto, NewsItemDto, NewsListDto } from './news.dto.js';
import { NewsService } from './news.service.js';

/** An owner who saved sees it at once. */
const CACHE_SECONDS = 2;

/** Readers of feeds come again after minutes. */
const FEED_CACHE_SECONDS = 60;

const PageLanguage = () => ChoiceQuery('language', LANGUAGES, DEFAULT_LANGUAGE);

@Resource('news', 'news')
export class NewsController {
  constructor(
    private readonly news: NewsService,
    private readonly atom: NewsFeed,
    private readonly calendar: EventsCalendar,
  ) {}

  @PublicRead('', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: NewsListDto })
  @Summary('Published news and events')
  list(
    @PageLanguage() language: Language,
    @ChoiceQuery('kind', NEWS_KINDS) kind: NewsKind | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 10, max: 50 }) limit: number,
  ) {
    return this.news.list(language, { kind, page, limit });
  }

  @PublicRead('front', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: FrontNewsDto })
  @Summary('The newest news and the next event, for the home page')
  front(@PageLanguage() language: Language) {
    return this.news.front(language);
  }

  @Get('news.atom')
  @Permission('public')
  @Limit('read')
  @CacheFor(FEED_CACHE_SECONDS)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @ApiProduces('application/atom+xml')
  @Summary('The newest 30 as an Atom feed')
  @ApiOkResponse({ schema: { type: 'string' } })
  feed(@PageLanguage() language: Language): Promise<string> {
    return this.atom.document(language);
  }

  @Get('events.ics')
  @Permission('public')
  @Limit('read')
  @CacheFor(FEED_CACHE_SECONDS)
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'inline; filename="events.ics"')
  @ApiProduces('text/calendar')
  @Summary('Current and coming events as a calendar file')
  @ApiOkResponse({ schema: { type: 'string' } })
  events(@PageLanguage() language: Language): Promise<string> {
    return this.calendar.file(language);
  }

  @PublicRead(':slug', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: NewsItemDto })
  @Summary('One entry, by id or address')
  one(@Param('slug') slug: string, @PageLanguage() language: Language) {
    return this.news.one(slug, language);
  }
}
