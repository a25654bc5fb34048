import type { PictureChoices } from '../choices.js';
import { materialOf, type Material } from '../color.js';
import { PALETTE } from '../generated/shapes.js';

export const tone = (lightness: number, chroma: number, hue: number) =>
  materialOf({ lightness, chroma, hue });

const palette = new Map(Object.entries(PALETTE).map(([name, numbers]) => [name, tone(...numbers)]));

/** A colour of `shapes/palette.json`. */
export function paletteColor(name: string): Material {
  const material = palette.get(name);
  if (material === undefined) throw new Error(`the palette has no ${name}`);
  return material;
}

export const WOOD = paletteColor('wood');
export const DARK_WOOD = paletteColor('dark-wood');
export const LEATHER = paletteColor('leather');
export const BONE = paletteColor('bone');
export const GLASS = paletteColor('glass');
export const IRON = paletteColor('iron');
export const STEEL = paletteColor('steel');
export const GOLD = paletteColor('gold');
export const SILVER = paletteColor('silver');
export const INK = paletteColor('ink');

/** Materials of weapons and armor, from the lowest levels to the highest. */
const TIERS: readonly (readonly [fromLevel: number, material: Material])[] = [
  [0, tone(0.66, 0.085, 66)],
  [10, paletteColor('copper')],
  [20, IRON],
  [35, STEEL],
  [50, tone(0.8, 0.14, 88)],
  [60, paletteColor('jade')],
  [70, paletteColor('azure')],
  [80, paletteColor('crimson')],
  [90, paletteColor('violet')],
  [100, tone(0.52, 0.08, 285)],
  [110, tone(0.9, 0.07, 95)],
  [120, paletteColor('ice')],
];

/** Material of a level. */
export function tierOf(level: number): Material {
  const tier = TIERS.findLast(([from]) => level >= from) ?? TIERS[0];
  return tier?.[1] ?? IRON;
}

const DYES = [
  [0.6, 0.17, 25],
  [0.68, 0.15, 52],
  [0.8, 0.14, 88],
  [0.66, 0.14, 135],
  [0.68, 0.1, 180],
  [0.64, 0.13, 245],
  [0.55, 0.15, 275],
  [0.58, 0.16, 315],
  [0.72, 0.13, 355],
  [0.5, 0.06, 55],
  [0.9, 0.02, 90],
  [0.52, 0.035, 270],
] as const;

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

const GEMS = [
  'ruby',
  'amber',
  'topaz',
  'emerald',
  'aquamarine',
  'sapphire',
  'amethyst',
  'rose-quartz',
  'diamond',
  'onyx',
] as const;

/** A color of jewels and liquids. */
export function gemOf(choices: PictureChoices, aspect = 'gem'): Material {
  return paletteColor(choices.pick(aspect, GEMS));
}

/** A color of any hue, for fantasy things. */
export function freeTone(choices: PictureChoices, aspect: string, lightness = 0.68, chroma = 0.13): Material {
  return tone(
    lightness + choices.between(`${aspect} light`, -0.08, 0.08),
    chroma,
    choices.between(aspect, 0, 360),
  );
}

/** Words that name the color of a jewel. */
const GEM_WORDS: readonly (readonly [word: RegExp, gem: (typeof GEMS)[number]])[] = [
  [/ruby|garnet|blood|cherry|scarlet|crimson/i, 'ruby'],
  [/amber|carnelian|ember|orange/i, 'amber'],
  [/topaz|citrine|sun|yellow|golden|honey/i, 'topaz'],
  [/emerald|jade|peridot|green|moss|leaf/i, 'emerald'],
  [/aqua|turquoise|sky|ice|frost|cyan/i, 'aquamarine'],
  [/sapphire|lapis|blue|sea|azure/i, 'sapphire'],
  [/amethyst|violet|purple|plum|twilight/i, 'amethyst'],
  [/opal|rose|pink|coral/i, 'rose-quartz'],
  [/diamond|pearl|white|salt|moon|clear/i, 'diamond'],
  [/onyx|obsidian|black|dark|night|shadow/i, 'onyx'],
];

/** The jewel that a name mentions; undefined if it mentions none. */
export function gemNamed(name: string): Material | undefined {
  const gem = GEM_WORDS.find(([word]) => word.test(name))?.[1];
  return gem === undefined ? undefined : paletteColor(gem);
}
