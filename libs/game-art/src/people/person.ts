import { PictureChoices } from '../choices.js';
import { materialOf, type Material } from '../color.js';
import { COMMON_TRADES, TRADES } from '../generated/tables.js';
import { figureShape, type Cloth } from './figure.js';
import type { Trade } from './npc-trades.js';
import type { Family, NpcHints } from './npc-words.js';
import { clothOf, dyeOf, metalOf, skinOf } from './people-colors.js';

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

function familySkin(family: Family, choices: PictureChoices): Material | undefined {
  if (family === 'person' || family === 'elf') return undefined;
  if (family === 'tin') return metalOf(choices);
  const hue = family === 'fox' ? 52 : choices.pick('fur', [70, 55, 260, 300, 85]);
  return materialOf({
    lightness: family === 'fox' ? 0.74 : choices.between('fur lightness', 0.6, 0.92),
    chroma: family === 'fox' ? 0.14 : 0.05,
    hue,
  });
}

/** Decides what an NPC looks like by its hints, else by its id. */
export function personOf(id: number, hints: NpcHints): Person {
  const choices = new PictureChoices('npc', id);
  const tradeName = hints.trade ?? choices.pick('trade', COMMON_TRADES);
  const trade: Trade = TRADES[tradeName];
  const family =
    hints.family ??
    (choices.chance('person', 0.74)
      ? 'person'
      : choices.pick('kin', ['cat', 'rabbit', 'fox', 'elf', 'elf', 'tin'] as const));
  const isOld = hints.isOld || (trade.isOld ?? false);
  const skin = choices.pick('skin', [0, 0, 1, 1, 2, 3, 11, 10] as const);
  return {
    choices,
    trade,
    hints,
    family,
    isWoman: hints.isWoman ?? choices.chance('woman', 0.5),
    isOld,
    isChild: tradeName === 'child',
    skin: familySkin(family, choices) ?? skinOf(skin),
    dye: isOld ? dyeOf(9) : dyeOf(choices.integer('dye', 0, 8)),
    cloth: clothOfTrade(trade, choices),
  };
}

function clothOfTrade({ hues }: Trade, choices: PictureChoices): Cloth {
  const metal = metalOf(choices);
  if (hues === undefined || choices.chance('own colours', 0.35))
    return { main: clothOf(choices, 'main'), trim: clothOf(choices, 'trim'), metal };
  const [main, trim] = hues;
  return {
    main: materialOf({
      lightness: choices.between('main lightness', 0.48, 0.72),
      chroma: 0.12,
      hue: main + choices.between('main turn', -22, 22),
    }),
    trim: materialOf({
      lightness: choices.between('trim lightness', 0.6, 0.86),
      chroma: 0.11,
      hue: trim + choices.between('trim turn', -22, 22),
    }),
    metal,
  };
}
