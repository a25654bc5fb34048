import { WORN_SLOTS, type WornSlot } from '@portico/domain';
import { MAX_SKIN, type SpriteCategory, spriteCategoryOf } from './sprite-category.js';

/** Parts of a look that can be chosen, body first, in the order of the list. */
export const LOOK_SLOTS = ['skin', 'hair', 'face', ...WORN_SLOTS] as const;

export type LookSlot = (typeof LOOK_SLOTS)[number];

/** Parts that every character has and nobody can take off. */
export type BodySlot = Exclude<LookSlot, WornSlot>;

/** Sprites of each slot; a skin is chosen by its number. */
export const SLOT_CATEGORIES: Readonly<Record<Exclude<LookSlot, 'skin'>, readonly SpriteCategory[]>> = {
  hair: ['Hair'],
  face: ['Face'],
  cap: ['Cap'],
  coat: ['Coat', 'Longcoat'],
  pants: ['Pants'],
  shoes: ['Shoes'],
  glove: ['Glove'],
  cape: ['Cape'],
  shield: ['Shield'],
  weapon: ['Weapon'],
};

export function isWornSlot(slot: LookSlot): slot is WornSlot {
  return slot !== 'skin' && slot !== 'hair' && slot !== 'face';
}

/** The slot of an id of hair, face or equipment; undefined for items that do not show on a character. */
export function slotOf(id: number): Exclude<LookSlot, 'skin'> | undefined {
  return LOOK_SLOTS.filter((slot) => slot !== 'skin').find((slot) => fitsSlot(slot, id));
}

/** Tells whether an id belongs to a slot; for `skin` the number of a skin. */
export function fitsSlot(slot: LookSlot, id: number): boolean {
  if (!Number.isSafeInteger(id)) return false;
  if (slot === 'skin') return id >= 0 && id <= MAX_SKIN;
  const category = spriteCategoryOf(id);
  return category !== undefined && SLOT_CATEGORIES[slot].includes(category);
}
