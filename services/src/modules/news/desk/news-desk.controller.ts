import { NEWS_STATES, type NewsState } from '@portico/domain';
import { IdempotencyKey } from '../../../platform/http/idempotency/index.js';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PageLimit,
  PageNumber,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import { markdownHtml } from '../text/markdown.js';
import {
  NewsEditDto,
  NewsLinesDto,
  NewsPreviewDto,
  NewsPreviewRequestDto,
  NewsRequestDto,
  NewsVersionDto,
  WrittenNewsDto,
} from './news-desk.dto.js';
import { NewsDeskService } from './news-desk.service.js';

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
