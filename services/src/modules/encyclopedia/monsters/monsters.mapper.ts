import { elementsOf, itemTypeOf } from '@portico/domain';
import type { Catalog, CatalogMonster, DropEntry } from '../../../catalog/index.js';
import { percentsOf, type DropRates } from '../shared/drop-percents.js';
import { monsterNumbers } from '../shared/monster-numbers.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import type { MonsterDropDto, MonsterDto, MonsterMatchDto, MonsterSummaryDto } from './monsters.dto.js';

export function toMonsterSummary(monster: CatalogMonster): MonsterSummaryDto {
  return { id: monster.id, name: monster.name, level: monster.level, boss: monster.isBoss };
}

export function toMonster(monster: CatalogMonster): MonsterDto {
  return { ...toMonsterSummary(monster), ...monsterNumbers(monster) };
}

export function toMonsterMatch(
  monster: CatalogMonster,
  matches: number[][],
  catalog: Catalog,
): MonsterMatchDto {
  const { maxMp: _, ...shown } = toMonster(monster);
  const place = catalog.world.mapsOf('monster', monster.id).find(({ isHidden }) => !isHidden);
  return {
    ...shown,
    elements: elementsOf(monster.properties),
    place: place === undefined ? null : toFoundOn(place),
    matches,
  };
}

export function toMonsterDrop(drop: DropEntry, isBoss: boolean, rates: DropRates): MonsterDropDto {
  return {
    itemid: drop.itemId,
    itemName: drop.itemName,
    itemType: itemTypeOf(drop.itemId) ?? null,
    global: drop.isGlobal,
    minQuantity: drop.minimumQuantity,
    maxQuantity: drop.maximumQuantity,
    ...percentsOf(drop.percent, drop.isGlobal ? 'global' : 'monster', isBoss, rates),
    questId: drop.questId,
  };
}
