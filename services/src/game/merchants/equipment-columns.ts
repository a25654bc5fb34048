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

/** Turns values of equipment into columns of a game row. */
export function toEquipmentRow(
  stats: EquipmentValues,
): Omit<InventoryEquipmentEntity, 'id' | 'inventoryItemId' | 'hands'> {
  const { str, dex, int, luk, hp, mp, speed, jump, vicious } = stats;
  return {
    str,
    dex,
    int,
    luk,
    hp,
    mp,
    speed,
    jump,
    vicious,
    weaponAttack: stats.watk,
    magicAttack: stats.matk,
    weaponDefense: stats.wdef,
    magicDefense: stats.mdef,
    accuracy: stats.acc,
    avoidability: stats.avoid,
    upgradeSlots: stats.slots,
    level: stats.upgrades,
  };
}
