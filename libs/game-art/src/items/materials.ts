import type { PictureChoices } from '../choices.js';
import { materialOf } from '../color.js';
import type { Material } from '../color.js';

const tone = (lightness: number, chroma: number, hue: number) => materialOf({ lightness, chroma, hue });

export const WOOD = tone(0.6, 0.09, 62);
export const DARK_WOOD = tone(0.5, 0.075, 48);
export const LEATHER = tone(0.54, 0.08, 48);
export const BONE = tone(0.9, 0.04, 90);
export const PAPER = tone(0.91, 0.05, 88);
export const GLASS = tone(0.9, 0.025, 220);
export const CORK = tone(0.68, 0.08, 68);
export const IRON = tone(0.68, 0.02, 255);
export const STEEL = tone(0.8, 0.025, 245);
export const GOLD = tone(0.81, 0.15, 86);
export const BRONZE = tone(0.65, 0.11, 58);
export const SILVER = tone(0.86, 0.015, 250);
export const STONE = tone(0.64, 0.015, 80);
export const LEAF = tone(0.66, 0.16, 138);
export const CREAM = tone(0.94, 0.03, 95);
export const INK = tone(0.44, 0.035, 280);
export const BREAD = tone(0.74, 0.11, 70);

/** What weapons and armour are made of, from the first levels to the last. */
const TIERS: readonly (readonly [fromLevel: number, material: Material])[] = [
  [0, tone(0.66, 0.085, 66)],
  [10, tone(0.66, 0.11, 56)],
  [20, IRON],
  [35, STEEL],
  [50, tone(0.8, 0.14, 88)],
  [60, tone(0.72, 0.12, 160)],
  [70, tone(0.72, 0.11, 235)],
  [80, tone(0.62, 0.17, 25)],
  [90, tone(0.64, 0.15, 305)],
  [100, tone(0.52, 0.08, 285)],
  [110, tone(0.9, 0.07, 95)],
  [120, tone(0.83, 0.11, 200)],
];

/** The material of a level; things of one level differ a little where `choices` says so. */
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

/** The colour of a bone: fresh, old, mossy, rosy. */
export function boneOf(choices: PictureChoices): Material {
  return choices.pick('bone', [
    BONE,
    BONE,
    tone(0.8, 0.06, 75),
    tone(0.84, 0.05, 130),
    tone(0.84, 0.045, 20),
    tone(0.8, 0.02, 250),
  ]);
}

/** A colour that is a little different from one item to the next. */
export function nearTone(choices: PictureChoices, lightness: number, chroma: number, hue: number): Material {
  return tone(
    lightness + choices.between('near light', -0.05, 0.05),
    chroma,
    hue + choices.between('near hue', -14, 14),
  );
}

/** The colour of cloth. */
export function dyeOf(choices: PictureChoices, aspect = 'dye'): Material {
  const [lightness, chroma, hue] = choices.pick(aspect, DYES);
  return tone(
    lightness + choices.between(`${aspect} light`, -0.03, 0.04),
    chroma,
    hue + choices.between(`${aspect} hue`, -10, 10),
  );
}

const GEMS = [
  [0.62, 0.21, 22],
  [0.7, 0.17, 50],
  [0.84, 0.16, 95],
  [0.7, 0.18, 148],
  [0.78, 0.12, 200],
  [0.6, 0.18, 258],
  [0.6, 0.2, 305],
  [0.74, 0.16, 350],
  [0.95, 0.02, 230],
  [0.5, 0.07, 295],
] as const;

/** The colour of a jewel or of a liquid. */
export function gemOf(choices: PictureChoices, aspect = 'gem'): Material {
  const [lightness, chroma, hue] = choices.pick(aspect, GEMS);
  return tone(lightness, chroma, hue);
}

/** The jewel of a place in the list of jewels. */
export function gemAt(index: number): Material {
  const [lightness, chroma, hue] = GEMS[index % GEMS.length] ?? GEMS[0];
  return tone(lightness, chroma, hue);
}

/** A colour of any hue at all, for fantasy things. */
export function freeTone(choices: PictureChoices, aspect: string, lightness = 0.68, chroma = 0.13): Material {
  return tone(
    lightness + choices.between(`${aspect} light`, -0.08, 0.08),
    chroma,
    choices.between(aspect, 0, 360),
  );
}

/** Words that say the colour of a jewel, with its place in the list. */
const GEM_WORDS: readonly (readonly [word: RegExp, index: number])[] = [
  [/ruby|garnet|blood|cherry|scarlet|crimson/i, 0],
  [/amber|carnelian|ember|orange/i, 1],
  [/topaz|citrine|sun|yellow|golden|honey/i, 2],
  [/emerald|jade|peridot|green|moss|leaf/i, 3],
  [/aqua|turquoise|sky|ice|frost|cyan/i, 4],
  [/sapphire|lapis|blue|sea|azure/i, 5],
  [/amethyst|violet|purple|plum|twilight/i, 6],
  [/opal|rose|pink|coral/i, 7],
  [/diamond|pearl|white|salt|moon|clear/i, 8],
  [/onyx|obsidian|black|dark|night|shadow/i, 9],
];

/** The jewel that a name speaks of, else the one of a place in the list. */
export function gemNamed(name: string, index: number): Material {
  return gemAt(GEM_WORDS.find(([word]) => word.test(name))?.[1] ?? index);
}
