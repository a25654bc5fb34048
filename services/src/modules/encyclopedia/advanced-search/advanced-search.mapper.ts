import { ITEM_STATS, type AdvancedFilters, type NumberRange } from '@portico/domain';
import type { DropHit, ItemHit, MonsterHit } from '../../../catalog/index.js';
import { toDropSource, toItemSummary } from '../items/items.mapper.js';
import { toMonster } from '../monsters/monsters.mapper.js';
import type { DropRates } from '../shared/drop-percents.js';
import type { Match } from '../shared/matches.js';
import type { AdvancedFiltersDto, ItemStatsFilterDto } from './advanced-filters.dto.js';
import type { AdvancedDropDto, AdvancedItemDto, AdvancedMonsterDto } from './advanced-search.dto.js';

/** A null says the same as an absent value. */
export function toFilters(filters: AdvancedFiltersDto): AdvancedFilters {
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

export function toAdvancedDrop({ item, source }: DropHit, rates: DropRates, match: Match): AdvancedDropDto {
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

export function toAdvancedItem({ item, sourceCount, bestPercent }: ItemHit, match: Match): AdvancedItemDto {
  return {
    ...toItemSummary(item),
    weaponType: item.weaponType ?? null,
    level: item.properties.reqLevel ?? 0,
    sourceCount,
    dropPercent: bestPercent,
    matches: match(item.name),
  };
}

export function toAdvancedMonster(
  { monster, dropCount, bestPercent }: MonsterHit,
  match: Match,
): AdvancedMonsterDto {
  const { id, name, level, boss, maxHp, exp } = toMonster(monster);
  return { id, name, level, boss, maxHp, exp, dropCount, dropPercent: bestPercent, matches: match(name) };
}
