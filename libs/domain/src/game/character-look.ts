import type { WeaponType } from './items.js';

/** The slots of visible equipment, head to foot. */
export const WORN_SLOTS = ['cap', 'coat', 'pants', 'shoes', 'glove', 'cape', 'shield', 'weapon'] as const;

export type WornSlot = (typeof WORN_SLOTS)[number];

/** The look of a character: ids of the game, as its tables hold them; an absent slot is empty. */
export interface CharacterLook extends Partial<Record<WornSlot, number>> {
  /** 0 male, otherwise female. */
  gender: number;
  /** 0 to 5, 9 to 11. */
  skin: number;
  face: number;
  /** The last digit is the dye. */
  hair: number;
  /** How the weapon is held; needed for cash covers, whose ids do not tell. */
  weaponType?: WeaponType;
}

/** Look of an unknown character. */
export const DEFAULT_LOOK: CharacterLook = { gender: 0, skin: 0, face: 20_000, hair: 30_000 };

/** Coats from this id on are one piece with the trousers. */
export const FIRST_LONG_COAT = 1_050_000;
