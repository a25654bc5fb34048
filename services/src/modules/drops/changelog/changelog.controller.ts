import {
  FeedRead,
  PageLimit,
  PageNumber,
  PositiveQuery,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { ChangelogService, DropChangelogDto } from './changelog.service.js';

/** Edits made here show within two seconds, even from the cache of a browser. */
const CACHE_SECONDS = 2;

@Resource('drops', 'drops')
export class ChangelogController {
  constructor(private readonly changelog: ChangelogService) {}

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

  @FeedRead('changes.atom')
  @Summary('The newest 30 drop changes as an Atom feed')
  feed() {
    return this.changelog.feed();
  }
}
