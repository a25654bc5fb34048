import type { InventoryEquipmentEntity } from '../entities/index.js';
import type { EquipmentValues } from './open-store.js';

/** Columns of equipment by the names that stores use. */
export const EQUIPMENT_COLUMNS = {
  str: 'str',
  dex: 'dex',
  int: 'int',
  luk: 'luk',
  hp: 'hp',
  mp: 'mp',
  watk: 'weaponAttack',
  matk: 'magicAttack',
  wdef: 'weaponDefense',
  mdef: 'magicDefense',
  acc: 'accuracy',
  avoid: 'avoidability',
  speed: 'speed',
  jump: 'jump',
  slots: 'upgradeSlots',
  upgrades: 'level',
  vicious: 'vicious',
} as const satisfies Record<keyof EquipmentValues, keyof InventoryEquipmentEntity>;
