import { MAX_COMPARED_IDS } from '@portico/domain';
import { IdsQuery, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { ComparedItemsDto, ComparedMonstersDto } from './compare.dto.js';
import { CompareService } from './compare.service.js';

@Resource('items', 'itemdatabase/compare')
export class CompareController {
  constructor(private readonly comparisons: CompareService) {}

  @PublicRead('items', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedItemsDto })
  @Summary('The first four items of a list with all their numbers, to compare them')
  items(@IdsQuery('ids', MAX_COMPARED_IDS) ids: number[]) {
    return this.comparisons.items(ids);
  }

  @PublicRead('monsters', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedMonstersDto })
  @Summary('The first four monsters of a list with all their numbers, to compare them')
  monsters(@IdsQuery('ids', MAX_COMPARED_IDS) ids: number[]) {
    return this.comparisons.monsters(ids);
  }
}
