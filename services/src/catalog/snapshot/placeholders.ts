import { itemTypeOf, weaponTypeOf, MESO_ITEM_ID } from '@portico/domain';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';

export function placeholderItemName(id: number): string {
  return id === MESO_ITEM_ID ? 'Mesos' : `Item ${id}`;
}

const numbered = (kind: string) => (id: number) => `${kind} ${id}`;

export const placeholderMonsterName = numbered('Monster');
export const placeholderReactorName = numbered('Reactor');
export const placeholderMapName = numbered('Map');
export const placeholderNpcName = numbered('NPC');
export const placeholderQuestName = numbered('Quest');

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
