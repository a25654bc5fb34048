import type { PictureChoices } from '../choices.js';
import { materialOf, type Material } from '../color.js';
import { dyeOf, GOLD, LEATHER } from './materials.js';

const tone = (lightness: number, chroma: number, hue: number) => materialOf({ lightness, chroma, hue });

/** Words that name the color of cloth. */
const DYE_WORDS: readonly (readonly [word: RegExp, dye: Material])[] = [
  [/\b(?:red|scarlet|crimson|strawberry|cherry)\b/i, tone(0.6, 0.17, 25)],
  [/\b(?:orange|pumpkin|fox)\b/i, tone(0.7, 0.16, 55)],
  [/\b(?:golden|gold)\b/i, GOLD],
  [/\b(?:yellow|straw|banana|pineapple|bumblebee|bee)\b/i, tone(0.83, 0.15, 92)],
  [/\b(?:green|moss|frog|leaf|clover|dinosaur)\b/i, tone(0.66, 0.14, 138)],
  [/\b(?:teal|turquoise)\b/i, tone(0.68, 0.1, 190)],
  [/\b(?:blue|azure|navy|sailor|denim|jeans)\b/i, tone(0.6, 0.13, 252)],
  [/\b(?:purple|violet|amethyst|plum)\b/i, tone(0.56, 0.16, 305)],
  [/\b(?:pink|rose|rose-tinted|blush|blushing|rosy)\b/i, tone(0.74, 0.13, 355)],
  [/\b(?:black|night|ink|shadow|nocturne|bat|ninja|penguin)\b/i, tone(0.42, 0.03, 280)],
  [/\b(?:white|snow|swan|bridal|angel|ghost|cloud|milk|panda)\b/i, tone(0.93, 0.015, 250)],
  [/\b(?:gr[ae]y|silver|ash|ashen)\b/i, tone(0.72, 0.015, 260)],
  [/\b(?:brown|leather|wooden)\b/i, LEATHER],
];

/** The cloth color that a name mentions; undefined if it mentions none. */
export function dyeNamed(name: string): Material | undefined {
  return DYE_WORDS.find(([word]) => word.test(name))?.[1];
}

/** Main color of cloth by name, else by id. */
export function clothDyeOf({ choices, name }: { choices: PictureChoices; name: string }): Material {
  return dyeNamed(name) ?? dyeOf(choices);
}
