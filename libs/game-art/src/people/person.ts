import { materialOf, type Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { figureShape, type Cloth } from './figure.js';
import type { Family, NpcHints } from './npc-words.js';
import { metalOf } from './people-colors.js';
import type { Trade } from './npc-trades.js';

/** Features of a person, chosen before drawing. */
export interface Person {
  choices: PictureChoices;
  trade: Trade;
  hints: NpcHints;
  family: Family;
  isWoman: boolean;
  isOld: boolean;
  isChild: boolean;
  skin: Material;
  dye: Material;
  cloth: Cloth;
}

export function muzzleOf({ family, skin }: Person): string {
  return figureShape(family === 'tin' ? 'people/families/tin-muzzle' : 'people/families/cat-muzzle', {
    skin,
  });
}

export function familyEarsOf({ family, skin, choices }: Person): string {
  return family === 'person' || family === 'elf'
    ? ''
    : figureShape(`people/families/${family}-ears`, { skin }, choices);
}

export function tailOf({ family, skin }: Person): string {
  return family === 'cat' || family === 'fox' || family === 'rabbit'
    ? figureShape(`people/families/${family}-tail`, { skin })
    : '';
}

export function familySkin(family: Family, choices: PictureChoices): Material | undefined {
  if (family === 'person' || family === 'elf') return undefined;
  if (family === 'tin') return metalOf(choices);
  const hue = family === 'fox' ? 52 : choices.pick('fur', [70, 55, 260, 300, 85]);
  return materialOf({
    lightness: family === 'fox' ? 0.74 : choices.between('fur lightness', 0.6, 0.92),
    chroma: family === 'fox' ? 0.14 : 0.05,
    hue,
  });
}
