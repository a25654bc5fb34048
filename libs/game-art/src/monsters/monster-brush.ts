import type { PictureChoices } from '../choices.js';
import { type Material, materialOf } from '../color.js';
import { pigmented, pigmentOf } from './monster-words.js';

type Range = readonly [low: number, high: number];

/** Hue ranges that look alive, without muddy tones between orange and lime, and without ugly greens. */
const HUES: readonly [Range, ...Range[]] = [
  [8, 45],
  [48, 95],
  [118, 160],
  [180, 220],
  [232, 275],
  [285, 325],
  [335, 362],
];

interface Heredity {
  choices: PictureChoices;
  /** Choices that a whole family shares. */
  cousins: PictureChoices;
  name: string;
  fierceness: number;
}

/** Chooses colors: the skin by words of the name, else by the family; the trim contrasts. All get darker with fierceness. */
export function colorsOf({ choices, cousins, name, fierceness }: Heredity): MonsterColors {
  const [low, high] = (choices.chance('own hues', 0.4) ? choices : cousins).pick('hues', HUES);
  const hue = choices.between('hue', low, high);
  const named = pigmentOf(name);
  const lightness = choices.between('lightness', 0.7, 0.84) - fierceness * 0.16;
  const skin = named
    ? pigmented(named, choices.between('turn', -1, 1))
    : materialOf({ lightness, chroma: choices.between('chroma', 0.09, 0.16), hue });
  const skinHue = named ? named[2] : hue;
  const trim = materialOf({
    lightness: cousins.between('trim lightness', 0.62, 0.82) - fierceness * 0.1,
    chroma: cousins.between('trim chroma', 0.1, 0.17),
    hue:
      (skinHue +
        cousins.pick('contrast', [150, 190, 120, -120, 40, -45]) +
        choices.between('trim turn', -12, 12) +
        360) %
      360,
  });
  const belly = materialOf({
    lightness: 0.9 - fierceness * 0.06,
    chroma: 0.05,
    hue: choices.chance('cream', 0.6) ? 85 : skinHue,
  });
  return { skin, trim, belly };
}

/** Colors of one monster: its skin, its trim (shell, horns, leaves), and its soft parts. */
interface MonsterColors {
  skin: Material;
  trim: Material;
  belly: Material;
}

/** Colors and form of a body. */
export interface Brush extends MonsterColors {
  choices: PictureChoices;
  /** Form of the family that the name mentions, such as an owl among birds. */
  form?: string;
  /** 0 at level 1, 1 for the fiercest monsters. */
  fierceness: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Place and size of a face. `gap` is half the distance between the eyes. */
export interface FacePlace extends Spot {
  gap: number;
  size: number;
}

/**
 * A body within 96 x 96 that stands on y = 86. `shape` is the path of the largest part, which gets light, shade and
 * pattern; `marks` are drawn inside it. Other parts are markup that inherits its outline.
 */
export interface Body {
  shape: string;
  behind?: string;
  marks?: string;
  front?: string;
  face: FacePlace;
  /** Place of horns, leaves and crowns. */
  crown: Spot;
  /** Half the width at the shoulders, for wings; absent if the body cannot have wings. */
  shoulders?: { y: number; half: number };
  shadow: { x: number; half: number };
  floats?: boolean;
  /** Whether the eyes glow in the dark instead of having pupils. */
  hasGlowingEyes?: boolean;
  /** Whether the body has no mouth. */
  isMouthless?: boolean;
  /** Whether the body has its own headdress. */
  isCrowned?: boolean;
}

export type BodyDrawing = (brush: Brush) => Body;

/** Whether the body has this form: by its name, else by chance. */
export function isForm({ form, choices }: Brush, wanted: string, probability: number): boolean {
  return form === undefined ? choices.chance(wanted, probability) : form === wanted;
}

/** The body's form: by its name, else chosen from the list. */
export function formOf<T extends string>({ form, choices }: Brush, forms: readonly [T, ...T[]]): T {
  return forms.find((candidate) => candidate === form) ?? choices.pick('form', forms);
}
