import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CacheFor, Limit, Permission, PublicRead } from '../../platform/http/index.js';
import { ActivityDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';
import { EventsFeed } from './events/events-feed.js';

/** Readers of feeds come again after minutes. */
const FEED_CACHE_SECONDS = 60;

@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly feed: EventsFeed,
  ) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: ActivityDto })
  @ApiOperation({ summary: 'How many play, today and in the last day, and what just happened' })
  now(): Promise<ActivityDto> {
    return this.activity.now();
  }

  @Get('events.atom')
  @Permission('public')
  @Limit('read')
  @CacheFor(FEED_CACHE_SECONDS)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @ApiProduces('application/atom+xml')
  @ApiOperation({ summary: 'The newest 30 events of the world as an Atom feed' })
  @ApiOkResponse({ schema: { type: 'string' } })
  atom(): Promise<string> {
    return this.feed.document();
  }
}
