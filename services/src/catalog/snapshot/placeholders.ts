import { itemTypeOf, weaponTypeOf } from '@portico/domain';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';
import { placeholderItemName, placeholderMonsterName } from './item-naming.js';

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
