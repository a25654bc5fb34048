import { IdParam, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { ScrollTableDto } from './scrolls.dto.js';
import { ScrollsService } from './scrolls.service.js';

@Resource('planners', 'itemdatabase')
export class ScrollsController {
  constructor(private readonly scrolls: ScrollsService) {}

  @PublicRead('item/:id/scrolls', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ScrollTableDto })
  @Summary('Scrolls that fit a piece of equipment: chances, and what they add')
  table(@IdParam() id: number) {
    return this.scrolls.table(id);
  }
}
