import type { PictureChoices } from '../choices.js';
import { materialFrom, type Material } from '../color.js';
import { PALETTE } from '../generated/shapes.js';
import { DYE_WORDS, DYES, GEM_WORDS, TIERS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import type { ToneNumbers } from '../shape.js';

export const tone = (...numbers: ToneNumbers) => materialFrom(numbers);

const palette = new Map(Object.entries(PALETTE).map(([name, numbers]) => [name, materialFrom(numbers)]));

/** A colour of `shapes/palette.json`. */
export function paletteColor(name: string): Material {
  const material = palette.get(name);
  if (material === undefined) throw new Error(`the palette has no ${name}`);
  return material;
}

export const LEATHER = paletteColor('leather');
export const GOLD = paletteColor('gold');

/** A color of a table: one of the palette, or its numbers. */
export const tableColor = (color: string | ToneNumbers): Material =>
  typeof color === 'string' ? paletteColor(color) : materialFrom(color);

/** Materials of weapons and armor, from the lowest levels to the highest. */
const MATERIALS = TIERS.map(([from, color]) => ({ from, material: tableColor(color) }));

/** Material of a level. */
export function tierOf(level: number): Material {
  return MATERIALS.findLast(({ from }) => level >= from)?.material ?? tableColor(TIERS[0][1]);
}

/** A color that differs a little from one item to the next. */
export function nearTone(choices: PictureChoices, lightness: number, chroma: number, hue: number): Material {
  return tone(
    lightness + choices.between('near light', -0.05, 0.05),
    chroma,
    hue + choices.between('near hue', -14, 14),
  );
}

/** A color of cloth. */
export function dyeOf(choices: PictureChoices, aspect = 'dye'): Material {
  const [lightness, chroma, hue] = choices.pick(aspect, DYES);
  return tone(
    lightness + choices.between(`${aspect} light`, -0.03, 0.04),
    chroma,
    hue + choices.between(`${aspect} hue`, -10, 10),
  );
}

/** A color of jewels and liquids. */
export function gemOf(choices: PictureChoices, aspect = 'gem'): Material {
  return paletteColor(choices.pick(aspect, GEM_WORDS)[0]);
}

/** A color of any hue, for fantasy things. */
export function freeTone(choices: PictureChoices, aspect: string, lightness = 0.68, chroma = 0.13): Material {
  return tone(
    lightness + choices.between(`${aspect} light`, -0.08, 0.08),
    chroma,
    choices.between(aspect, 0, 360),
  );
}

const gemMeant = choiceByPattern(GEM_WORDS);

/** The jewel that a name mentions; undefined if it mentions none. */
export function gemNamed(name: string): Material | undefined {
  const gem = gemMeant(name);
  return gem === undefined ? undefined : paletteColor(gem);
}

/** The cloth color that a name mentions; undefined if it mentions none. */
export const dyeNamed = choiceByPattern(
  DYE_WORDS.map(([dye, words]): readonly [Material, string] => [tableColor(dye), words]),
);

/** Main color of cloth by name, else by id. */
export function clothDyeOf({ choices, name }: { choices: PictureChoices; name: string }): Material {
  return dyeNamed(name) ?? dyeOf(choices);
}
