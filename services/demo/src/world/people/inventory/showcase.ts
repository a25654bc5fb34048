import { GAME_ITEM_FLAGS, weaponTypeOf, DAY_MS } from '@portico/domain';
import { INVENTORY_TAB, type CharacterEntity, type InventoryItemEntity } from '@portico/services/game';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { BagFiller } from './bag-filler.js';
import type { EquipmentIndex } from './equipment-index.js';
import { requirementOf } from '../characters/careers.js';
import { ONE_HANDED, scrollingOf, SLOTS } from './equipper.js';
import type { InventoryRows } from './inventory-rows.js';

const WEAPON = -11;
const TOP = -5;
const BOTTOM = -6;
const SHIELD = -10;
const OVERALL_PREFIX = 105;

/** At least two covers, because one expires and one is a gift. None hides the face. */
const COVERS = { 107: 107, 109: 110 };

const STOCK: readonly (readonly [tab: number, count: number])[] = [
  [INVENTORY_TAB.equip, 15],
  [INVENTORY_TAB.use, 22],
  [INVENTORY_TAB.setup, 9],
  [INVENTORY_TAB.etc, 24],
  [INVENTORY_TAB.cash, 16],
];

type Mark = Partial<Pick<InventoryItemEntity, 'flag' | 'nameTag' | 'expiration' | 'giftFrom'>>;

interface ShowcaseParts {
  equipment: EquipmentIndex;
  bagFiller: BagFiller;
  inventory: InventoryRows;
  random: DemoRandom;
  today: number;
  givers: readonly CharacterEntity[];
}

/** Fills the inventories of visitors' characters with everything that an inventory can show: an item in each slot, and each mark. */
export class Showcase {
  constructor(private readonly parts: ShowcaseParts) {}

  /** Keeps items that the character already has. */
  furnish(character: CharacterEntity): void {
    const { bagFiller, inventory, random, givers } = this.parts;
    this.fillPlaces(character);
    for (const [tab, count] of STOCK) bagFiller.stock(character, tab, count);
    const items = inventory.of(character);
    this.markWorn(character, items, random.pick(givers).name);
    this.markCarried(items, random.pick(givers).name);
  }

  private fillPlaces(character: CharacterEntity): void {
    const { equipment, inventory, random } = this.parts;
    const wearer = { level: character.level, requirement: requirementOf(character.job) };
    const worn = new Map(
      inventory
        .of(character)
        .filter(({ tab }) => tab === INVENTORY_TAB.equipped)
        .map(({ position, itemId }) => [position, itemId]),
    );
    for (const { position, prefix } of SLOTS) {
      if (worn.has(position) || isCoveredBy(position, worn)) continue;
      const choices = equipment.choices(prefix, wearer).filter(({ id }) => ![...worn.values()].includes(id));
      const item = choices.at(-1);
      if (item === undefined) continue;
      worn.set(position, item.id);
      const place = { tab: INVENTORY_TAB.equipped, position };
      inventory.give(character, item, place, scrollingOf(item, character.level, 1, random));
    }
    for (const [slot, prefix] of Object.entries(COVERS)) {
      const position = -Number(slot);
      const cover = worn.has(position) ? undefined : equipment.pickCover(prefix, random);
      if (cover) inventory.give(character, cover, { tab: INVENTORY_TAB.equipped, position });
    }
  }

  private markWorn({ name }: CharacterEntity, items: readonly InventoryItemEntity[], giver: string): void {
    const { today } = this.parts;
    const marks = new Map<number, Mark>([
      [WEAPON, { flag: GAME_ITEM_FLAGS.locked, nameTag: name }],
      [-1, { nameTag: name }],
      [-7, { flag: GAME_ITEM_FLAGS.preventSlip }],
      [-9, { flag: GAME_ITEM_FLAGS.coldProtection }],
      [-12, { flag: GAME_ITEM_FLAGS.locked | GAME_ITEM_FLAGS.untradeable }],
      [-49, { flag: GAME_ITEM_FLAGS.untradeable }],
    ]);
    const worn = items.filter(({ tab }) => tab === INVENTORY_TAB.equipped);
    for (const item of worn) Object.assign(item, marks.get(item.position));
    const [present, borrowed] = worn.filter(({ position }) => position < -100 && position !== -114);
    if (present) present.giftFrom = giver;
    if (borrowed) borrowed.expiration = today + 6 * DAY_MS;
  }

  /** The first items of each bag get one mark each. */
  private markCarried(items: readonly InventoryItemEntity[], giver: string): void {
    const { today } = this.parts;
    const marks = new Map<number, readonly Mark[]>([
      [INVENTORY_TAB.equip, [{ flag: GAME_ITEM_FLAGS.locked }, { flag: GAME_ITEM_FLAGS.untradeable }]],
      [INVENTORY_TAB.use, [{ expiration: today + 3 * DAY_MS }, { flag: GAME_ITEM_FLAGS.locked }]],
      [INVENTORY_TAB.setup, [{ flag: GAME_ITEM_FLAGS.untradeable }, { expiration: today + 30 * DAY_MS }]],
      [INVENTORY_TAB.etc, [{ flag: GAME_ITEM_FLAGS.locked }, { flag: GAME_ITEM_FLAGS.untradeable }]],
      [
        INVENTORY_TAB.cash,
        [
          { giftFrom: giver },
          { expiration: today + 2 * DAY_MS },
          { expiration: today + 89 * DAY_MS, giftFrom: giver },
        ],
      ],
    ]);
    for (const [tab, ofTab] of marks) {
      const carried = items.filter((item) => item.tab === tab).sort((a, b) => a.position - b.position);
      ofTab.forEach((mark, index) => Object.assign(carried[index] ?? {}, mark));
    }
  }
}

/** An overall covers the trousers, and a two-handed weapon leaves no hand for a shield. */
function isCoveredBy(position: number, worn: ReadonlyMap<number, number>): boolean {
  if (position === BOTTOM) return Math.floor((worn.get(TOP) ?? 0) / 10_000) === OVERALL_PREFIX;
  if (position !== SHIELD) return false;
  const type = weaponTypeOf(worn.get(WEAPON) ?? 0);
  return type === undefined || !ONE_HANDED.has(type);
}
