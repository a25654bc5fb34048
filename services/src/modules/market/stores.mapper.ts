import { itemTypeOf } from '@portico/domain';
import type { StoreDto, StoreItemDto, StoreItemStatsDto } from './stores.dto.js';
import type { StoreItemRow, StoreRow } from './stores.repository.js';

/** The game's rows know neither description, channel nor room. */
export function toStore(row: StoreRow): StoreDto {
  return {
    characterId: row.characterId,
    characterName: row.characterName,
    description: null,
    itemCount: row.itemCount,
    channel: null,
    mapId: null,
  };
}

/** The game's rows know no price. */
export function toStoreItem(row: StoreItemRow, itemName: string): StoreItemDto {
  return {
    inventorymerchantid: row.inventorymerchantid,
    itemId: row.itemId,
    itemName,
    itemType: itemTypeOf(row.itemId) ?? null,
    price: null,
    bundles: row.bundles,
    quantity: row.quantity,
    stats: row.equipmentId === null ? null : toStats(row),
  };
}

function toStats(row: StoreItemRow): StoreItemStatsDto {
  return {
    str: row.str ?? 0,
    dex: row.dex ?? 0,
    int: row.int ?? 0,
    luk: row.luk ?? 0,
    hp: row.hp ?? 0,
    mp: row.mp ?? 0,
    watk: row.watk ?? 0,
    matk: row.matk ?? 0,
    wdef: row.wdef ?? 0,
    mdef: row.mdef ?? 0,
    acc: row.acc ?? 0,
    avoid: row.avoid ?? 0,
    speed: row.speed ?? 0,
    jump: row.jump ?? 0,
    slots: row.slots ?? 0,
    upgrades: row.upgrades ?? 0,
    vicious: row.vicious ?? 0,
  };
}
