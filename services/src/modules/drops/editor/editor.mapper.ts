import { dropPercentOf, type DropTable, type DropValues, itemTypeOf, MESO_ITEM_ID } from '@portico/domain';
import type { Catalog, CatalogMap, GlobalDrop, LifeSpot } from '../../../catalog/index.js';
import { type DropRates, percentsOf } from '../../encyclopedia/index.js';
import type { DropRow } from './drop-rows.repository.js';
import type { DropperDto, EditorDropDto, ItemDropperDto } from './editor.dto.js';
import { dropperName } from './catalog-search.js';

type Percents = Pick<EditorDropDto, 'basePercent' | 'actualPercent'>;

export function toDropper(catalog: Catalog, table: DropTable, id: number, itemCount: number): DropperDto {
  const monster = table === 'monster' ? catalog.monster(id) : undefined;
  const place = catalog.world.mapsOf(table, id)[0]?.map;
  return {
    id,
    name: dropperName(catalog, table, id),
    type: table,
    level: monster?.level ?? null,
    boss: monster?.isBoss ?? false,
    map: place?.name ?? null,
    mapId: place?.id ?? null,
    itemCount,
    partyQuest: (table === 'reactor' && catalog.world.reactor(id)?.partyQuest) || null,
  };
}

export function toEditorDrops(
  catalog: Catalog,
  { type, boss }: Pick<DropperDto, 'type' | 'boss'>,
  rows: readonly DropRow[],
  rates: DropRates,
): EditorDropDto[] {
  return rows
    .map((row) => toEditorDrop(catalog, row, percents(row, type, boss, rates)))
    .sort((a, b) => mostLikelyFirst(a, b) || a.itemid - b.itemid || a.rowId - b.rowId);
}

export function toItemDroppers(
  catalog: Catalog,
  table: DropTable,
  rows: readonly DropRow[],
  rates: DropRates,
): ItemDropperDto[] {
  return rows.map((row) => {
    const { name, type, level, boss, map, mapId } = toDropper(catalog, table, row.dropperId, 0);
    return {
      rowId: row.rowId,
      dropperId: row.dropperId,
      dropperName: name,
      type,
      level,
      map,
      mapId,
      minQuantity: row.minQuantity,
      maxQuantity: row.maxQuantity,
      ...percents(row, type, boss, rates),
    };
  });
}

export function toGlobalDrops(catalog: Catalog, drops: readonly GlobalDrop[]): EditorDropDto[] {
  return drops.map((drop) => {
    const { rowId, percent } = drop;
    const row = { rowId, ...globalValuesOf(drop) };
    return toEditorDrop(catalog, row, { basePercent: percent, actualPercent: percent });
  });
}

export function globalValuesOf(drop: GlobalDrop): DropValues {
  const { itemId, minimumQuantity: minQuantity, maximumQuantity: maxQuantity, questId, chance } = drop;
  return { itemId, minQuantity, maxQuantity, questId: questId ?? 0, chance };
}

function toEditorDrop(
  catalog: Catalog,
  row: Omit<DropRow, 'dropperId'>,
  { basePercent, actualPercent }: Percents,
): EditorDropDto {
  const { itemId, questId } = row;
  const properties = catalog.item(itemId)?.properties;
  return {
    rowId: row.rowId,
    itemid: itemId,
    itemName: catalog.itemName(itemId),
    itemType: itemTypeOf(itemId) ?? null,
    isQuestItem: properties?.quest === 1,
    minQuantity: row.minQuantity,
    maxQuantity: row.maxQuantity,
    questid: questId,
    questName: questId > 0 ? catalog.world.questName(questId) : null,
    chance: row.chance,
    basePercent,
    actualPercent,
    price: itemId === MESO_ITEM_ID ? 1 : (properties?.price ?? 0),
  };
}

function percents({ chance }: DropRow, table: DropTable, isBoss: boolean, rates: DropRates): Percents {
  const basePercent = dropPercentOf(table, chance);
  const { actualPercent } = percentsOf(basePercent, table, isBoss, rates);
  return { basePercent, actualPercent };
}

export function mostLikelyFirst(a: { basePercent: number }, b: { basePercent: number }): number {
  return b.basePercent - a.basePercent;
}

export function monstersOnMap({ world }: Catalog, map: CatalogMap) {
  const spots = new Map(
    world.lifeOf(map).flatMap((life) => (life.kind === 'monster' ? [[life.subjectId, life.spots]] : [])),
  );
  return world.monstersOn(map).map(({ monsterId, amount }) => ({
    id: monsterId,
    amount,
    respawnSeconds: respawnOf(spots.get(monsterId) ?? []),
  }));
}

/** Longest respawn time of the visible spots; -1 only if none of them respawns. */
function respawnOf(spots: readonly LifeSpot[]): number {
  const seen = spots.filter(({ hidden }) => hidden !== true);
  return seen.length === 0 ? 0 : Math.max(...seen.map(({ respawn = 0 }) => respawn));
}
