import type { InventoryEquipmentEntity } from '../entities/index.js';
import { recordOf } from '../../platform/collections/index.js';

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
} as const satisfies Record<string, keyof InventoryEquipmentEntity>;

type EquipmentValue = keyof typeof EQUIPMENT_COLUMNS;

/**
 * Values of one piece of equipment: totals, not bonuses over the item's base. `slots` are remaining upgrade slots, `upgrades` successful
 * scrolls, `vicious` the hammers used.
 */
export type EquipmentValues = Record<EquipmentValue, number>;

const NAMES = Object.keys(EQUIPMENT_COLUMNS) as EquipmentValue[];

/** Reads all values, each by `read`. */
export function equipmentValues(read: (name: EquipmentValue) => number): EquipmentValues {
  return recordOf(NAMES, read);
}

/** Turns values of equipment into columns of a game row. */
export function toEquipmentRow(
  stats: EquipmentValues,
): Omit<InventoryEquipmentEntity, 'id' | 'inventoryItemId' | 'hands'> {
  const columns = NAMES.map((name) => [EQUIPMENT_COLUMNS[name], stats[name]] as const);
  return Object.fromEntries(columns) as Record<(typeof EQUIPMENT_COLUMNS)[EquipmentValue], number>;
}
