import type { WeaponType } from './items.js';

/** The slots of visible equipment, head to foot. */
export const WORN_SLOTS = ['cap', 'coat', 'pants', 'shoes', 'glove', 'cape', 'shield', 'weapon'] as const;

export type WornSlot = (typeof WORN_SLOTS)[number];

/** A character's look: ids of the game, as its tables store them. An absent slot is empty. */
export interface CharacterLook extends Partial<Record<WornSlot, number>> {
  /** 0 male, otherwise female. */
  gender: number;
  /** 0 to 5, 9 to 11. */
  skin: number;
  face: number;
  /** The last digit is the dye. */
  hair: number;
  /** How the weapon is held. Needed for cash covers, whose ids do not say it. */
  weaponType?: WeaponType;
}

/** Look of an unknown character. */
export const DEFAULT_LOOK: CharacterLook = { gender: 0, skin: 0, face: 20_000, hair: 30_000 };

/** Coats from this id on include the trousers. */
export const FIRST_LONG_COAT = 1_050_000;
