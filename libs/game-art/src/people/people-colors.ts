import { materialOf, type Material, type Tone } from '../color.js';
import type { PictureChoices } from '../choices.js';

const tone = (lightness: number, chroma: number, hue: number): Tone => ({ lightness, chroma, hue });

/** Skins by the game's numbers. The game has no 6 to 8. */
const SKINS: Readonly<Record<number, Tone>> = {
  0: tone(0.88, 0.06, 62),
  1: tone(0.77, 0.085, 60),
  2: tone(0.56, 0.075, 52),
  3: tone(0.93, 0.028, 70),
  4: tone(0.79, 0.06, 240),
  5: tone(0.81, 0.09, 140),
  9: tone(0.95, 0.012, 300),
  10: tone(0.87, 0.055, 18),
  11: tone(0.67, 0.08, 45),
};

/** Skin by number. Numbers that the game does not have count as the default. */
export function skinOf(skin: number): Material {
  return materialOf(SKINS[skin] ?? tone(0.88, 0.06, 62));
}

/** Hair colors by the last digit of a hair id, as in the game. The game does not use 8 and 9. */
const DYES: readonly Tone[] = [
  tone(0.43, 0.045, 285),
  tone(0.56, 0.18, 28),
  tone(0.71, 0.16, 55),
  tone(0.86, 0.11, 90),
  tone(0.66, 0.13, 148),
  tone(0.6, 0.14, 252),
  tone(0.58, 0.16, 308),
  tone(0.5, 0.085, 50),
  tone(0.8, 0.11, 355),
  tone(0.88, 0.015, 260),
];

/** Hair color by digit, 0 to 9. */
export function dyeOf(digit: number): Material {
  return materialOf(DYES[digit] ?? tone(0.43, 0.045, 285));
}

/** Colors dark enough for eyes on any skin, by the hundreds of a face id, as in the game. */
const IRISES: readonly [string, ...string[]] = [
  '#3b2a3f',
  '#2f5fb3',
  '#a33232',
  '#2f7f4a',
  '#8a5a24',
  '#5a3a9a',
  '#7a3f9f',
  '#2b7f8f',
  '#b0487f',
  '#5b5b66',
];

export function irisOf(face: number): string {
  return IRISES[Math.floor(Math.max(0, face) / 100) % 10] ?? IRISES[0];
}

const CLOTH_HUES: readonly [number, ...number[]] = [
  12, 28, 48, 72, 92, 130, 150, 178, 205, 240, 258, 282, 305, 335, 355,
];

/** A color of cloth: bright, deep, or nearly white or black. */
export function clothOf(choices: PictureChoices, aspect = 'cloth'): Material {
  const hue = choices.pick(`${aspect} hue`, CLOTH_HUES) + choices.between(`${aspect} turn`, -6, 6);
  const kind = choices.pick(`${aspect} kind`, ['bright', 'bright', 'deep', 'deep', 'pale', 'dark'] as const);
  return materialOf(
    {
      bright: tone(0.7, 0.14, hue),
      deep: tone(0.52, 0.13, hue),
      pale: tone(0.91, 0.035, hue),
      dark: tone(0.4, 0.05, hue),
    }[kind],
  );
}

/** Metal of buckles, plates and blades. */
export function metalOf(choices: PictureChoices): Material {
  return materialOf(
    choices.pick('metal', [
      tone(0.83, 0.015, 250),
      tone(0.82, 0.13, 85),
      tone(0.66, 0.09, 55),
      tone(0.78, 0.07, 200),
      tone(0.56, 0.03, 280),
      tone(0.72, 0.12, 320),
    ]),
  );
}

export const GOLD = materialOf(tone(0.82, 0.14, 86));
export const WOOD = materialOf(tone(0.56, 0.08, 58));
export const LEATHER = materialOf(tone(0.5, 0.07, 52));
export const DENIM = materialOf(tone(0.55, 0.08, 258));
export const LINEN = materialOf(tone(0.94, 0.025, 85));
