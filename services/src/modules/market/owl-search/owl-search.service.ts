import { Injectable } from '@nestjs/common';
import { MAX_GOODS_TERM } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { readTerm } from '../../../platform/http/index.js';
import { toMarket } from '../stores/stores.mapper.js';
import { GoodsFinder } from './goods-finder.js';
import { refuseEmptyRange } from './goods-query.js';
import { toOwlHit } from './owl-search.mapper.js';
import { MAX_OWL_HITS, type OwlSearchDto, type OwlSearchRequestDto } from './owl-search.dto.js';

@Injectable()
export class OwlSearchService {
  constructor(
    private readonly finder: GoodsFinder,
    private readonly catalogs: CatalogService,
  ) {}

  async search(request: OwlSearchRequestDto): Promise<OwlSearchDto> {
    refuseEmptyRange(request.minPrice, request.maxPrice, 'maxPrice');
    const term = readTerm('itemName', request.itemName ?? '', MAX_GOODS_TERM);
    const found = await this.finder.find({ ...request, term, sort: request.sortBy ?? 'relevance' });
    const total = isBlank(request, term) ? 0 : found.total;
    const data = found
      .slice(0, Math.min(total, MAX_OWL_HITS))
      .map((find) => toOwlHit(find, this.catalogs.current, found.usual));
    return { success: true, data, total, ...toMarket(found.stores) };
  }
}

function isBlank({ itemId, itemType, minPrice, maxPrice }: OwlSearchRequestDto, term: string): boolean {
  return term === '' && [itemId, itemType, minPrice, maxPrice].every((part) => (part ?? null) === null);
}
