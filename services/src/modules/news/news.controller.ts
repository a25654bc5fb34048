import { Param } from '@nestjs/common';
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  NEWS_KINDS,
  type NewsKind,
  NEWS_STATES,
  type NewsState,
} from '@portico/domain';
import {
  ChoiceQuery,
  FeedRead,
  FileRead,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  Summary,
  type Actor,
  Call,
  CurrentActor,
  IdParam,
  StrictBody,
} from '../../platform/http/index.js';
import { IdempotencyKey } from '../../platform/http/idempotency/index.js';
import { EventsCalendar } from './reading/events-calendar.js';
import { FrontNewsDto, NewsItemDto, NewsListDto, NewsService } from './reading/news.service.js';
import { markdownHtml } from './text/markdown.js';
import {
  NewsEditDto,
  NewsLinesDto,
  NewsPreviewDto,
  NewsPreviewRequestDto,
  NewsRequestDto,
  NewsVersionDto,
  WrittenNewsDto,
} from './desk/news-desk.dto.js';
import { NewsDeskService } from './desk/news-desk.service.js';

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

/** Fits the longest text in seven languages with four bytes per letter. */
const NEWS_BODY = { maxBytes: 512 * 1024, maxValues: 100 };

@Resource('admin', 'admin/news')
export class NewsDeskController {
  constructor(private readonly desk: NewsDeskService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: NewsLinesDto })
  @Summary('All news and events, including drafts and removed ones')
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @ChoiceQuery('state', NEWS_STATES) state: NewsState | undefined,
  ) {
    return this.desk.list({ state, page, limit });
  }

  @Call('GET', ':id', { permission: 'webAdmin', limit: 'read', type: WrittenNewsDto })
  @Summary('One entry with its Markdown in all languages')
  one(@IdParam() id: number) {
    return this.desk.one(id);
  }

  @Call('POST', 'preview', { permission: 'webAdmin', limit: 'search', body: NEWS_BODY, type: NewsPreviewDto })
  @Summary('Renders Markdown as players would see it. Writes nothing')
  preview(@StrictBody() { body }: NewsPreviewRequestDto) {
    return { html: markdownHtml(body) };
  }

  @Call('POST', '', { permission: 'webAdmin', limit: 'spend', body: NEWS_BODY, type: WrittenNewsDto })
  @Summary('Creates an entry, as a draft or published')
  create(
    @StrictBody() request: NewsRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.desk.create(request, actor, key);
  }

  @Call('PUT', ':id', { permission: 'webAdmin', limit: 'spend', body: NEWS_BODY, type: WrittenNewsDto })
  @Summary('Replaces an entry')
  edit(@IdParam() id: number, @StrictBody() request: NewsEditDto, @CurrentActor() actor: Actor) {
    return this.desk.edit(id, request, actor);
  }

  @Call('POST', ':id/remove', { permission: 'webAdmin', limit: 'spend', type: WrittenNewsDto })
  @Summary('Hides an entry from players; it can be restored')
  remove(@IdParam() id: number, @StrictBody() { version }: NewsVersionDto, @CurrentActor() actor: Actor) {
    return this.desk.move('news-remove', id, version, actor);
  }

  @Call('POST', ':id/restore', { permission: 'webAdmin', limit: 'spend', type: WrittenNewsDto })
  @Summary('Restores a removed entry')
  restore(@IdParam() id: number, @StrictBody() { version }: NewsVersionDto, @CurrentActor() actor: Actor) {
    return this.desk.move('news-restore', id, version, actor);
  }
}
