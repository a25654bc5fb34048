import { materialOf } from '../color.js';
import type { PictureChoices } from '../choices.js';
import type { MonsterColors } from './monster-brush.js';
import { pigmented, pigmentOf } from './monster-words.js';

type Range = readonly [low: number, high: number];

/** Hue ranges that look alive; mud between orange and lime, and the greens that no eye likes, are left out. */
const HUES: readonly [Range, ...Range[]] = [
  [8, 45],
  [48, 95],
  [118, 160],
  [180, 220],
  [232, 275],
  [285, 325],
  [335, 362],
];

/** Skin by the words of the name or by the id; what it wears lies across the circle of hues, and darkens with fierceness. */
export function colorsOf(choices: PictureChoices, name: string, fierceness: number): MonsterColors {
  const [low, high] = choices.pick('hues', HUES);
  const hue = choices.between('hue', low, high);
  const named = pigmentOf(name);
  const lightness = choices.between('lightness', 0.7, 0.84) - fierceness * 0.16;
  const turn = choices.between('turn', -1, 1);
  const skin = named
    ? pigmented(named, turn)
    : materialOf({ lightness, chroma: choices.between('chroma', 0.09, 0.16), hue });
  const skinHue = named ? named[2] : hue;
  const away = choices.pick('contrast', [150, 190, 120, -120, 40, -45]);
  const trim = materialOf({
    lightness: choices.between('trim lightness', 0.62, 0.82) - fierceness * 0.1,
    chroma: choices.between('trim chroma', 0.1, 0.17),
    hue: (skinHue + away + 360) % 360,
  });
  const belly = materialOf({
    lightness: 0.9 - fierceness * 0.06,
    chroma: 0.05,
    hue: choices.chance('cream', 0.6) ? 85 : skinHue,
  });
  return { skin, trim, belly };
}
