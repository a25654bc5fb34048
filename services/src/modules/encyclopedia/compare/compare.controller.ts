import { MAX_COMPARED } from '@portico/domain';
import { IdsQuery, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { ComparedItemsDto, ComparedMonstersDto } from './compare.dto.js';
import { CompareService } from './compare.service.js';

@Resource('items', 'itemdatabase/compare')
export class CompareController {
  constructor(private readonly comparisons: CompareService) {}

  @PublicRead('items', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedItemsDto })
  @Summary('Up to four items with all their numbers, to compare them')
  items(@IdsQuery('ids', MAX_COMPARED) ids: number[]) {
    return this.comparisons.items(ids);
  }

  @PublicRead('monsters', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedMonstersDto })
  @Summary('Up to four monsters with all their numbers, to compare them')
  monsters(@IdsQuery('ids', MAX_COMPARED) ids: number[]) {
    return this.comparisons.monsters(ids);
  }
}
