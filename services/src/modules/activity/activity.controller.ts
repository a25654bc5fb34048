import {
  Call,
  CurrentPrincipal,
  FeedRead,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  SearchTerm,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import type { Principal } from '../../platform/http/index.js';
import { ActivityDto, ActivityService } from './activity.service.js';
import { OnlineListService, OnlinePlayersDto, OnlineVisibilityDto } from './online/online-list.service.js';

const MAX_CURSOR = 16;

@Resource('activity', 'activity')
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly online: OnlineListService,
  ) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: ActivityDto })
  @Summary('How many play, today and in the last day, and what just happened')
  now() {
    return this.activity.now();
  }

  @FeedRead('events.atom')
  @Summary('The newest 30 events of the world as an Atom feed')
  atom() {
    return this.activity.feed();
  }

  @PublicRead('online', { limit: 'read', cacheSeconds: 3, type: OnlinePlayersDto })
  @Summary('Players in the game by level, without hidden ones; `cursor` takes precedence over `page`')
  players(
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 100 }) limit: number,
    @SearchTerm({ max: MAX_CURSOR, name: 'cursor' }) cursor: string,
  ) {
    return this.online.page(page, limit, cursor);
  }

  @Call('GET', 'visibility', { permission: 'player', limit: 'read', type: OnlineVisibilityDto })
  @Summary('Whether the list of online players leaves out the account')
  async visibility(@CurrentPrincipal() { accountId }: Principal) {
    return { isHidden: await this.online.isHidden(accountId) };
  }

  @Call('POST', 'visibility', { permission: 'player', limit: 'spend', type: OnlineVisibilityDto })
  @Summary('Hides the account from the list of online players, or shows it again')
  async hide(@CurrentPrincipal() { accountId }: Principal, @StrictBody() { isHidden }: OnlineVisibilityDto) {
    return { isHidden: await this.online.hide(accountId, isHidden) };
  }
}
