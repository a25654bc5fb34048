import { materialOf } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { SKIN_HUES } from '../generated/tables.js';
import type { MonsterColors } from './monster-brush.js';
import { pigmented, pigmentOf } from './monster-words.js';

interface Heredity {
  choices: PictureChoices;
  /** Choices that a whole family shares. */
  cousins: PictureChoices;
  name: string;
  fierceness: number;
}

/**
 * Chooses colors: the skin by words of the name, else by the family; the trim contrasts. All get darker with fierceness. The table has no muddy
 * hues between orange and lime, and no ugly greens.
 */
export function colorsOf({ choices, cousins, name, fierceness }: Heredity): MonsterColors {
  const [low, high] = (choices.chance('own hues', 0.4) ? choices : cousins).pick('hues', SKIN_HUES);
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
