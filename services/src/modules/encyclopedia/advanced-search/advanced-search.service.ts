import { Injectable } from '@nestjs/common';
import { DEFAULT_ADVANCED_SEARCH, ITEM_STATS, type AdvancedFilters, type NumberRange } from '@portico/domain';
import { CatalogService, type DropHit, type ItemHit, type MonsterHit } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { databasePagination, readTerm } from '../../../platform/http/index.js';
import { requireSearchable, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { matcherOf, type Match } from '../shared/matches.js';
import type {
  AdvancedSearchDto,
  AdvancedSearchRequestDto,
  AdvancedDropDto,
  AdvancedItemDto,
  AdvancedMonsterDto,
} from './advanced-search.dto.js';
import { toDropSource, toItemSummary } from '../items/items.mapper.js';
import { toMonster } from '../monsters/monsters.mapper.js';
import type { DropRates } from '../shared/drop-percents.js';
import type { AdvancedFiltersDto, ItemStatsFilterDto } from './advanced-filters.dto.js';

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

/** A null means the same as a missing value. */
function toFilters(filters: AdvancedFiltersDto): AdvancedFilters {
  return {
    searchMode: filters.searchMode ?? undefined,
    dropRate: toRange(filters.dropRate),
    dropQuantity: toRange(filters.dropQuantity),
    itemTypes: filters.itemTypes ?? undefined,
    weaponTypes: filters.weaponTypes ?? undefined,
    itemLevel: toRange(filters.itemLevel),
    itemStats: toStats(filters.itemStats ?? {}),
    monsterLevel: toRange(filters.monsterLevel),
    monsterHP: toRange(filters.monsterHP),
    monsterExp: toRange(filters.monsterExp),
  };
}

function toStats(stats: ItemStatsFilterDto): AdvancedFilters['itemStats'] {
  return Object.fromEntries(ITEM_STATS.map((stat) => [stat, toRange(stats[stat])]));
}

function toRange(range: { min?: number | null; max?: number | null } | null | undefined): NumberRange {
  return { min: range?.min ?? undefined, max: range?.max ?? undefined };
}

function toAdvancedDrop({ item, source }: DropHit, rates: DropRates, match: Match): AdvancedDropDto {
  return {
    itemid: item.id,
    itemName: item.name,
    itemType: item.type,
    itemLevel: item.properties.reqLevel ?? 0,
    itemMatches: match(item.name),
    ...toDropSource(source, rates),
    matches: source.type === 'monster' ? match(source.name) : [],
  };
}

function toAdvancedItem({ item, sourceCount, bestPercent }: ItemHit, match: Match): AdvancedItemDto {
  return {
    ...toItemSummary(item),
    weaponType: item.weaponType ?? null,
    level: item.properties.reqLevel ?? 0,
    sourceCount,
    dropPercent: bestPercent,
    matches: match(item.name),
  };
}

function toAdvancedMonster(
  { monster, dropCount, bestPercent }: MonsterHit,
  match: Match,
): AdvancedMonsterDto {
  const { id, name, level, boss, maxHp, exp } = toMonster(monster);
  return { id, name, level, boss, maxHp, exp, dropCount, dropPercent: bestPercent, matches: match(name) };
}
