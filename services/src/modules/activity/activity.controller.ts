import { FeedRead, PublicRead, Resource, Summary } from '../../platform/http/index.js';
import { ActivityDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';
import { EventsFeed } from './events/events-feed.js';

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

  @FeedRead('events.atom')
  @Summary('The newest 30 events of the world as an Atom feed')
  atom() {
    return this.feed.document();
  }
}
