import { materialFrom, type Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { CLOTH_HUES, HAIR_DYES, IRISES, METALS, SKINS } from '../generated/tables.js';
import type { ToneNumbers } from '../shape.js';

/** Skins by the game's numbers. The game has no 6 to 8. */
const SKIN_TONES: Readonly<Record<number, ToneNumbers>> = SKINS;

/** Skin by number. Numbers that the game does not have count as the default. */
export function skinOf(skin: number): Material {
  return materialFrom(SKIN_TONES[skin] ?? SKINS[0]);
}

/** Hair color by the last digit of a hair id, as in the game, which does not use 8 and 9. */
export function dyeOf(digit: number): Material {
  return materialFrom(HAIR_DYES[digit] ?? HAIR_DYES[0]);
}

/** Color of eyes by the hundreds of a face id, as in the game: dark enough on any skin. */
export function irisOf(face: number): string {
  return IRISES[Math.floor(Math.max(0, face) / 100) % 10] ?? IRISES[0];
}

const CLOTHS = { bright: [0.7, 0.14], deep: [0.52, 0.13], pale: [0.91, 0.035], dark: [0.4, 0.05] } as const;

/** A color of cloth: bright, deep, or nearly white or black. */
export function clothOf(choices: PictureChoices, aspect = 'cloth'): Material {
  const hue = choices.pick(`${aspect} hue`, CLOTH_HUES) + choices.between(`${aspect} turn`, -6, 6);
  const kind = choices.pick(`${aspect} kind`, ['bright', 'bright', 'deep', 'deep', 'pale', 'dark'] as const);
  const [lightness, chroma] = CLOTHS[kind];
  return materialFrom([lightness, chroma, hue]);
}

/** Metal of buckles, plates and blades. */
export function metalOf(choices: PictureChoices): Material {
  return materialFrom(choices.pick('metal', METALS));
}

export const GOLD = materialFrom([0.82, 0.14, 86]);
export const WOOD = materialFrom([0.56, 0.08, 58]);
export const LEATHER = materialFrom([0.5, 0.07, 52]);
export const DENIM = materialFrom([0.55, 0.08, 258]);
export const LINEN = materialFrom([0.94, 0.025, 85]);
