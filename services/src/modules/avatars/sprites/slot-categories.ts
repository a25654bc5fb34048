import { type SpriteCategory } from '@portico/avatar';
import { WORN_SLOTS, type WornSlot } from '@portico/domain';

/** What of a look may be chosen: body and what is worn. */
export const LOOK_SLOTS = ['skin', 'hair', 'face', ...WORN_SLOTS] as const;

export type LookSlot = (typeof LOOK_SLOTS)[number];

/** The sprites that belong into a slot. */
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
  return WORN_SLOTS.some((worn) => worn === slot);
}
