import { Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import {
  CacheFor,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  PositiveQuery,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { ChangelogFeed } from './changelog-feed.js';
import { DropChangelogDto } from './changelog.dto.js';
import { ChangelogService } from './changelog.service.js';

/** Our own edits show within two seconds, in what browsers keep too. */
const CACHE_SECONDS = 2;

/** Readers of feeds come again after minutes. */
const FEED_CACHE_SECONDS = 60;

@Resource('drops', 'drops')
export class ChangelogController {
  constructor(
    private readonly changelog: ChangelogService,
    private readonly atom: ChangelogFeed,
  ) {}

  @PublicRead('changes', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: DropChangelogDto })
  @Summary('Drop changes, newest first')
  list(
    @PositiveQuery('setId') setId: number | undefined,
    @PositiveQuery('itemId') itemId: number | undefined,
    @PositiveQuery('monsterId') monsterId: number | undefined,
    @PositiveQuery('changes') changes: number | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 50 }) limit: number,
  ) {
    return this.changelog.list({ setId, itemId, monsterId, changes, page, limit });
  }

  @Get('changes.atom')
  @Permission('public')
  @Limit('read')
  @CacheFor(FEED_CACHE_SECONDS)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @ApiProduces('application/atom+xml')
  @Summary('The newest 30 drop changes as an Atom feed')
  @ApiOkResponse({ schema: { type: 'string' } })
  feed(): Promise<string> {
    return this.atom.document();
  }
}
