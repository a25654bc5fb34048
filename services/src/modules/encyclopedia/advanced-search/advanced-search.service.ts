import { Injectable } from '@nestjs/common';
import { DEFAULT_ADVANCED_SEARCH } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { databasePagination, readTerm } from '../../../platform/http/index.js';
import { requireSearchable, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.mapper.js';
import { matcherOf } from '../shared/matches.js';
import type { AdvancedSearchDto, AdvancedSearchRequestDto } from './advanced-search.dto.js';
import { toAdvancedDrop, toAdvancedItem, toAdvancedMonster, toFilters } from './advanced-search.mapper.js';

@Injectable()
export class AdvancedSearchService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  search(request: AdvancedSearchRequestDto): AdvancedSearchDto {
    const term = readTerm(SEARCH_TERM.name, request.query ?? '', SEARCH_TERM.max);
    requireSearchable(term, SEARCH_TERM.name);
    const page = request.page ?? 1;
    const limit = Math.min(request.limit ?? SEARCH_PAGE.default, SEARCH_PAGE.max);
    const catalog = this.catalogs.current;
    const hits = catalog.searchAdvanced({
      term,
      filters: toFilters(request.filters ?? {}),
      sortBy: request.sortBy ?? DEFAULT_ADVANCED_SEARCH.sortBy,
      sortOrder: request.sortOrder ?? DEFAULT_ADVANCED_SEARCH.sortOrder,
      page,
      limit,
    });
    const match = matcherOf(term, [
      ...hits.drops.flatMap(({ item, source }) => [item.name, source.name]),
      ...hits.items.map(({ item }) => item.name),
      ...hits.monsters.map(({ monster }) => monster.name),
    ]);
    return {
      searchMode: hits.mode,
      drops: hits.drops.map((hit) => toAdvancedDrop(hit, this.config.dropRates, match)),
      items: hits.items.map((hit) => toAdvancedItem(hit, match)),
      monsters: hits.monsters.map((hit) => toAdvancedMonster(hit, match)),
      pagination: databasePagination(page, limit, hits.total),
      ...toCatalogStamp(catalog),
    };
  }
}
