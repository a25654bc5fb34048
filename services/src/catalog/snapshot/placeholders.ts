import { itemTypeOf, weaponTypeOf, MESO_ITEM_ID } from '@portico/domain';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';

export function placeholderItemName(id: number): string {
  return id === MESO_ITEM_ID ? 'Mesos' : `Item ${id}`;
}

export function placeholderMonsterName(id: number): string {
  return `Monster ${id}`;
}

export function placeholderReactorName(id: number): string {
  return `Reactor ${id}`;
}

export function placeholderMapName(id: number): string {
  return `Map ${id}`;
}

export function placeholderNpcName(id: number): string {
  return `NPC ${id}`;
}

export function placeholderQuestName(id: number): string {
  return `Quest ${id}`;
}

/** An item that occurs only in drop tables or inventories; undefined if its id is in no category. */
export function placeholderItem(id: number): CatalogItem | undefined {
  const type = itemTypeOf(id);
  if (type === undefined) return undefined;
  return {
    id,
    name: placeholderItemName(id),
    hasName: false,
    description: '',
    type,
    weaponType: weaponTypeOf(id),
    properties: {},
  };
}

export function placeholderMonster(id: number): CatalogMonster {
  return {
    id,
    name: placeholderMonsterName(id),
    hasName: false,
    level: null,
    maxHp: 0,
    maxMp: 0,
    exp: 0,
    isBoss: false,
    properties: {},
  };
}
