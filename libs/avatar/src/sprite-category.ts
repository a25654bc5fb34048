import { type CharacterLook, FIRST_LONG_COAT, type WeaponType } from '@portico/domain';

/** Kinds of sprite sets, named like the game's folders; bodies and heads are in none. */
export const SPRITE_CATEGORIES = [
  'Body',
  'Head',
  'Face',
  'Hair',
  'Cape',
  'Shoes',
  'Pants',
  'Glove',
  'Coat',
  'Longcoat',
  'Shield',
  'Weapon',
  'Cap',
] as const;

export type SpriteCategory = (typeof SPRITE_CATEGORIES)[number];

export interface SpriteReference {
  category: SpriteCategory;
  id: number;
  /** For a cash weapon: the type of the weapon that it covers. */
  weaponType?: WeaponType;
}

/** Categories by the leading digits of an id (its ten thousands). */
const CATEGORIES: Readonly<Record<number, SpriteCategory>> = {
  2: 'Face',
  3: 'Hair',
  100: 'Cap',
  104: 'Coat',
  105: 'Longcoat',
  106: 'Pants',
  107: 'Shoes',
  108: 'Glove',
  109: 'Shield',
  110: 'Cape',
};

const WEAPON_PREFIXES = { first: 130, last: 149, cash: 170 };

/** The category of an id; undefined for items that do not show on a character. */
export function spriteCategoryOf(id: number): SpriteCategory | undefined {
  if (skinOfBody(id) !== undefined) return 'Body';
  if (skinOfHead(id) !== undefined) return 'Head';
  const prefix = Math.floor(id / 10_000);
  const { first, last, cash } = WEAPON_PREFIXES;
  return (prefix >= first && prefix <= last) || prefix === cash ? 'Weapon' : CATEGORIES[prefix];
}

/** The sprite sets of a look: where two cover a part, the later wins (overall over trousers, two-handed over shield, cap over hair). */
export function spritesOf(look: CharacterLook): SpriteReference[] {
  const isRobed = look.coat !== undefined && look.coat >= FIRST_LONG_COAT;
  const worn = [look.cape, look.shoes, isRobed ? undefined : look.pants, look.glove, look.coat, look.shield];
  const weapon =
    look.weapon === undefined
      ? []
      : [{ category: 'Weapon' as const, id: look.weapon, weaponType: look.weaponType }];
  return [
    { category: 'Body', id: bodyOfSkin(look.skin) },
    { category: 'Head', id: headOfSkin(look.skin) },
    { category: 'Face', id: look.face },
    { category: 'Hair', id: look.hair },
    ...worn.flatMap((id) => referenceTo(id)),
    ...weapon,
    ...referenceTo(look.cap),
  ];
}

function referenceTo(id: number | undefined): SpriteReference[] {
  const category = id === undefined ? undefined : spriteCategoryOf(id);
  return id === undefined || category === undefined ? [] : [{ category, id }];
}

/** The name of a set in the game's files: eight digits. */
export function spriteName(id: number): string {
  return String(id).padStart(8, '0');
}

/** Address of the picture of a part on the portal. */
export function spritePictureAddress(
  { category, id }: Pick<SpriteReference, 'category' | 'id'>,
  image: string,
): string {
  return `/png.php/${category}/${spriteName(id)}.img/${encodeURIComponent(image)}.png`;
}

const FIRST_BODY = 2000;
const FIRST_HEAD = 12_000;

/** Bodies have ids within a range of a thousand, and so have heads. */
export const MAX_SKIN = 999;

export function bodyOfSkin(skin: number): number {
  return FIRST_BODY + skin;
}

export function headOfSkin(skin: number): number {
  return FIRST_HEAD + skin;
}

/** The skin of a body; undefined for other ids. */
export function skinOfBody(id: number): number | undefined {
  return skinFrom(FIRST_BODY, id);
}

/** The skin of a head; undefined for other ids. */
export function skinOfHead(id: number): number | undefined {
  return skinFrom(FIRST_HEAD, id);
}

function skinFrom(first: number, id: number): number | undefined {
  return id >= first && id <= first + MAX_SKIN ? id - first : undefined;
}
