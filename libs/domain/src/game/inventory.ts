/** Equipment slots by the position that the game stores. A cash cover is at that position minus 100. */
export const EQUIPMENT_SLOTS = {
  hat: -1,
  face: -2,
  eye: -3,
  earrings: -4,
  top: -5,
  bottom: -6,
  shoes: -7,
  gloves: -8,
  cape: -9,
  shield: -10,
  weapon: -11,
  ring1: -12,
  ring2: -13,
  ring3: -15,
  ring4: -16,
  pendant: -17,
  mount: -18,
  saddle: -19,
  medal: -49,
  belt: -50,
} as const;

export type EquipmentSlot = keyof typeof EQUIPMENT_SLOTS;

export const EQUIPMENT_SLOT_NAMES = Object.keys(EQUIPMENT_SLOTS) as readonly EquipmentSlot[];

const COVER_OFFSET = 100;

const SLOT_AT: ReadonlyMap<number, EquipmentSlot> = new Map(
  EQUIPMENT_SLOT_NAMES.map((slot) => [EQUIPMENT_SLOTS[slot], slot]),
);

/** Slot of a worn item, and whether it covers another one there; undefined for positions without a name (equipment of pets). */
export function equipmentSlotAt(position: number): { slot: EquipmentSlot; isCover: boolean } | undefined {
  const own = SLOT_AT.get(position);
  if (own !== undefined) return { slot: own, isCover: false };
  const covered = SLOT_AT.get(position + COVER_OFFSET);
  return covered === undefined ? undefined : { slot: covered, isCover: true };
}

/** Tabs of a character's inventory, in the game's order. */
export const INVENTORY_TABS = ['equipped', 'equip', 'use', 'setup', 'etc', 'cash'] as const;
export type InventoryTab = (typeof INVENTORY_TABS)[number];

/** Stats of equipment, most important first. */
export const EQUIPMENT_STATS = [
  'watk',
  'matk',
  'str',
  'dex',
  'int',
  'luk',
  'hp',
  'mp',
  'wdef',
  'mdef',
  'acc',
  'avoid',
  'speed',
  'jump',
] as const;

/** Capacity of tabs for which the game stores no number. */
export const INVENTORY_CAPACITIES: Readonly<Record<Exclude<InventoryTab, 'equipped'>, number>> = {
  equip: 96,
  use: 96,
  setup: 53,
  etc: 96,
  cash: 90,
};

/** Item flags of the API. Rows of the game use other bits. */
export const ITEM_FLAGS = { locked: 1, untradeable: 2, preventSlip: 4, coldProtection: 8 } as const;
export type ItemFlag = keyof typeof ITEM_FLAGS;

export const GAME_ITEM_FLAGS: Readonly<Record<ItemFlag, number>> = {
  locked: 0x01,
  preventSlip: 0x02,
  coldProtection: 0x04,
  untradeable: 0x08,
};

/** Converts flags of a game row to those of the API. Unknown bits are dropped. */
export function itemFlagsOf(gameFlag: number): number {
  return (Object.keys(ITEM_FLAGS) as ItemFlag[]).reduce(
    (bits, name) => ((gameFlag & GAME_ITEM_FLAGS[name]) === 0 ? bits : bits | ITEM_FLAGS[name]),
    0,
  );
}
