import { Param } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, NEWS_KINDS, type NewsKind } from '@portico/domain';
import {
  ChoiceQuery,
  FeedRead,
  FileRead,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { EventsCalendar } from './events-calendar.js';
import { FrontNewsDto, NewsItemDto, NewsListDto, NewsService } from './news.service.js';

/** Short, so that an owner sees a saved post at once. */
const CACHE_SECONDS = 2;

const PageLanguage = () => ChoiceQuery('language', LANGUAGES, DEFAULT_LANGUAGE);

@Resource('news', 'news')
export class NewsController {
  constructor(
    private readonly news: NewsService,
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

  @FeedRead('news.atom')
  @Summary('The newest 30 as an Atom feed')
  feed(@PageLanguage() language: Language) {
    return this.news.feed(language);
  }

  @FileRead('events.ics', {
    permission: 'public',
    type: 'text/calendar',
    cacheSeconds: 60,
    disposition: 'inline; filename="events.ics"',
  })
  @Summary('Current and coming events as a calendar file')
  events(@PageLanguage() language: Language) {
    return this.calendar.file(language);
  }

  @PublicRead(':slug', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: NewsItemDto })
  @Summary('One entry, by id or address')
  one(@Param('slug') slug: string, @PageLanguage() language: Language) {
    return this.news.one(slug, language);
  }
}
