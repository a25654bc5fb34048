import { Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CacheFor, Limit, Permission, PublicRead, Resource, Summary } from '../../platform/http/index.js';
import { ActivityDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';
import { EventsFeed } from './events/events-feed.js';

/** Readers of feeds come again after minutes. */
const FEED_CACHE_SECONDS = 60;

@Resource('activity', 'activity')
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly feed: EventsFeed,
  ) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: ActivityDto })
  @Summary('How many play, today and in the last day, and what just happened')
  now() {
    return this.activity.now();
  }

  @Get('events.atom')
  @Permission('public')
  @Limit('read')
  @CacheFor(FEED_CACHE_SECONDS)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @ApiProduces('application/atom+xml')
  @Summary('The newest 30 events of the world as an Atom feed')
  @ApiOkResponse({ schema: { type: 'string' } })
  atom() {
    return this.feed.document();
  }
}
