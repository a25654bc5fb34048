/** The five item categories, in the order of the game's inventory tabs. */
export const ITEM_TYPES = ['equipment', 'use', 'setup', 'etc', 'cash'] as const;

export type ItemType = (typeof ITEM_TYPES)[number];

/** The sixteen weapon types, one-handed first, as the filters list them. */
export const WEAPON_TYPES = [
  'sword',
  'axe',
  'mace',
  'dagger',
  'wand',
  'staff',
  'twoHandedSword',
  'twoHandedAxe',
  'twoHandedMace',
  'spear',
  'polearm',
  'bow',
  'crossbow',
  'claw',
  'knuckle',
  'gun',
] as const;

export type WeaponType = (typeof WEAPON_TYPES)[number];

const WEAPON_PREFIXES: Readonly<Record<number, WeaponType>> = {
  130: 'sword',
  131: 'axe',
  132: 'mace',
  133: 'dagger',
  137: 'wand',
  138: 'staff',
  140: 'twoHandedSword',
  141: 'twoHandedAxe',
  142: 'twoHandedMace',
  143: 'spear',
  144: 'polearm',
  145: 'bow',
  146: 'crossbow',
  147: 'claw',
  148: 'knuckle',
  149: 'gun',
};

/** Category of an item id, by its millions; undefined for ids that are no items (hair, faces, 6xxxxxx and up). */
export function itemTypeOf(itemId: number): ItemType | undefined {
  const category = Math.floor(itemId / 1_000_000);
  return category >= 1 ? ITEM_TYPES[category - 1] : undefined;
}

/** Whether an untrusted value is an item category. */
export function isItemType(value: unknown): value is ItemType {
  return ITEM_TYPES.some((type) => type === value);
}

/** Weapon type of an item id; undefined for all other items, also for cash covers (170xxxx). */
export function weaponTypeOf(itemId: number): WeaponType | undefined {
  return WEAPON_PREFIXES[Math.floor(itemId / 10_000)];
}

export const REQUIRED_CLASSES = ['warrior', 'magician', 'bowman', 'thief', 'pirate'] as const;

export type RequiredClass = (typeof REQUIRED_CLASSES)[number];

/** Kinds of equipment: the first and the last of their ids divided by 10,000. Overalls are tops. */
export const GEAR_KINDS = {
  hat: [100, 100],
  face: [101, 101],
  eye: [102, 102],
  earrings: [103, 103],
  top: [104, 105],
  bottom: [106, 106],
  shoes: [107, 107],
  gloves: [108, 108],
  shield: [109, 109],
  cape: [110, 110],
  ring: [111, 111],
  pendant: [112, 112],
  belt: [113, 113],
  medal: [114, 114],
  weapon: [130, 170],
} as const satisfies Record<string, readonly [first: number, last: number]>;

export type GearKind = keyof typeof GEAR_KINDS;

export const GEAR_KIND_NAMES = Object.keys(GEAR_KINDS) as readonly GearKind[];

/** Kind of equipment of an item id; undefined for all other items. */
export function gearKindOf(itemId: number): GearKind | undefined {
  const family = Math.floor(itemId / 10_000);
  return GEAR_KIND_NAMES.find((kind) => {
    const [first, last] = GEAR_KINDS[kind];
    return family >= first && family <= last;
  });
}

export type GoodsKind = ItemType | GearKind;

/** Kinds of goods to search by: categories of items, and kinds of equipment. */
export const GOODS_KINDS: readonly GoodsKind[] = [...ITEM_TYPES, ...GEAR_KIND_NAMES];

/** Ids of a kind of goods. */
export function idsOfKind(kind: GoodsKind): { min: number; max: number } {
  if (isItemType(kind)) {
    const category = ITEM_TYPES.indexOf(kind) + 1;
    return { min: category * 1_000_000, max: category * 1_000_000 + 999_999 };
  }
  const [first, last] = GEAR_KINDS[kind];
  return { min: first * 10_000, max: last * 10_000 + 9999 };
}
