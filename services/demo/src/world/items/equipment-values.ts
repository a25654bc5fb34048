import type { InventoryEquipmentEntity } from '@portico/services/game';
import type { DemoRandom } from '../shared/demo-random.js';
import type { DemoItem } from './demo-items.js';

export type EquipmentValues = Omit<InventoryEquipmentEntity, 'id' | 'inventoryItemId'>;

/** Result of scrolling a piece: how many scrolls succeeded, and how many failed and used a slot. */
export interface Scrolling {
  successes: number;
  failures: number;
}

/** The item's own values, varied by chance, plus the effect of its scrolls. */
export function equipmentValues(
  item: DemoItem,
  { successes, failures }: Scrolling,
  random: DemoRandom,
): EquipmentValues {
  const rolled = (name: string, growth = 0) => {
    const base = numberOf(item, name);
    return base === 0 ? 0 : Math.max(1, random.around(base, base * 0.12) + successes * growth);
  };
  const hammers = successes > 4 ? random.between(0, 2) : 0;
  return {
    upgradeSlots: Math.max(0, upgradeSlotsOf(item) - successes - failures),
    level: successes,
    str: rolled('incSTR'),
    dex: rolled('incDEX'),
    int: rolled('incINT'),
    luk: rolled('incLUK'),
    hp: rolled('incMHP'),
    mp: rolled('incMMP'),
    weaponAttack: rolled('incPAD', 2),
    magicAttack: rolled('incMAD', 2),
    weaponDefense: rolled('incPDD', 2),
    magicDefense: rolled('incMDD'),
    accuracy: rolled('incACC'),
    avoidability: rolled('incEVA'),
    hands: 0,
    speed: rolled('incSpeed'),
    jump: rolled('incJump'),
    vicious: hammers,
  };
}

export function upgradeSlotsOf(item: DemoItem): number {
  return numberOf(item, 'tuc');
}

function numberOf(item: DemoItem, name: string): number {
  const value = item.info[name];
  return typeof value === 'number' ? value : 0;
}
