import { GAME_ITEM_FLAGS, weaponTypeOf, type WeaponType } from '@portico/domain';
import { INVENTORY_TAB, type CharacterEntity } from '@portico/services/game';
import type { DemoItem } from '../../items/demo-items.js';
import { upgradeSlotsOf, type Scrolling } from '../../items/equipment-values.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import { listOf, readRows } from '../../shared/data-files.js';
import { requirementOf, weaponsOf } from '../characters/careers.js';
import { EquipmentIndex, type Wearer } from './equipment-index.js';
import type { InventoryRows } from './inventory-rows.js';

interface Slot {
  position: number;
  prefix: number;
  /** Percentage of characters with an item in this slot, at the first and at the last levels. */
  share: readonly [first: number, last: number];
}

const WEAPON_SLOT = -11;
const TOP = { position: -5, coat: 104, overall: 105 };
const BOTTOM = { position: -6, prefix: 106 };
const SHIELD: Slot = { position: -10, prefix: 109, share: [5, 70] };

/** All slots except the weapon's. Those without a share are filled otherwise. */
export const SLOTS = readRows('people/slots', 2).map(([position, prefix, share]) => {
  const [first, last] = listOf(share).map(Number);
  return {
    position: Number(position),
    prefix: Number(prefix),
    share: first === undefined || last === undefined ? undefined : ([first, last] as const),
  };
});

/** Kind of the cash item that covers a slot, by the slot's number. */
const COVERS = { 101: 100, 102: 101, 103: 102, 105: 105, 107: 107, 108: 108, 109: 110, 111: 170 };

export const ONE_HANDED = new Set<WeaponType>(['sword', 'axe', 'mace', 'dagger', 'wand', 'staff']);

export class Equipper {
  constructor(
    private readonly equipment: EquipmentIndex,
    private readonly inventory: InventoryRows,
    private readonly random: DemoRandom,
  ) {}

  equip(character: CharacterEntity, dedication: number): void {
    const wearer = { level: character.level, requirement: requirementOf(character.job) };
    for (const { share, ...slot } of SLOTS)
      if (share !== undefined) this.fill(character, wearer, { ...slot, share }, dedication);
    this.coverBody(character, wearer, dedication);
    this.arm(character, wearer, dedication);
    if (this.random.chance(0.1 + dedication * 0.7)) this.addCovers(character);
  }

  private fill(character: CharacterEntity, wearer: Wearer, slot: Slot, dedication: number): void {
    const [first, last] = slot.share;
    const share = first + (last - first) * Math.min(1, character.level / 110);
    if (this.random.fraction() * 100 >= share) return;
    const item = this.equipment.pick(slot.prefix, wearer, this.random);
    if (item) this.wear(character, item, slot.position, dedication);
  }

  private coverBody(character: CharacterEntity, wearer: Wearer, dedication: number): void {
    const overall = this.equipment.pick(TOP.overall, wearer, this.random);
    const coat = this.equipment.pick(TOP.coat, wearer, this.random);
    if (overall && (!coat || this.random.chance(0.55))) {
      this.wear(character, overall, TOP.position, dedication);
      return;
    }
    if (coat) this.wear(character, coat, TOP.position, dedication);
    const trousers = this.equipment.pick(BOTTOM.prefix, wearer, this.random);
    if (trousers) this.wear(character, trousers, BOTTOM.position, dedication);
  }

  private arm(character: CharacterEntity, wearer: Wearer, dedication: number): void {
    const weapon = this.equipment.pickWeapon(weaponsOf(character.job), wearer, this.random);
    if (!weapon) return;
    this.wear(character, weapon, WEAPON_SLOT, Math.min(1, dedication + 0.2));
    const type = weaponTypeOf(weapon.id);
    if (type && ONE_HANDED.has(type)) this.fill(character, wearer, SHIELD, dedication);
  }

  private addCovers(character: CharacterEntity): void {
    for (const [slot, prefix] of Object.entries(COVERS)) {
      const cover = this.random.chance(0.5) ? this.equipment.pickCover(prefix, this.random) : undefined;
      if (cover)
        this.inventory.give(character, cover, { tab: INVENTORY_TAB.equipped, position: -Number(slot) });
    }
  }

  private wear(character: CharacterEntity, item: DemoItem, position: number, dedication: number): void {
    const place = {
      tab: INVENTORY_TAB.equipped,
      position,
      flag: this.flagOf(position),
      nameTag: this.random.chance(0.03) ? character.name : '',
    };
    this.inventory.give(character, item, place, scrollingOf(item, character.level, dedication, this.random));
  }

  private flagOf(position: number): number {
    if (position === -7 && this.random.chance(0.04)) return GAME_ITEM_FLAGS.preventSlip;
    if (this.random.chance(0.03)) return GAME_ITEM_FLAGS.locked;
    return this.random.chance(0.02) ? GAME_ITEM_FLAGS.untradeable : 0;
  }
}

/**
 * The lower the level, the less often equipment is scrolled, because it is soon replaced. Scrolled equipment has
 * usually used all of its slots.
 */
export function scrollingOf(
  item: DemoItem,
  level: number,
  dedication: number,
  random: DemoRandom,
): Scrolling {
  const slots = upgradeSlotsOf(item);
  if (slots === 0 || !random.chance(dedication * Math.min(1, level / 80)))
    return { successes: 0, failures: 0 };
  const used = random.chance(0.7) ? slots : random.between(1, slots);
  const rate = random.pick([0.1, 0.6, 0.6, 0.6, 0.9, 1]);
  const successes = Array.from({ length: used }, () => random.chance(rate)).filter(Boolean).length;
  return { successes, failures: used - successes };
}
