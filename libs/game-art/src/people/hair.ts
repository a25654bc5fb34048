import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import type { NameIn } from '../filled-shape.js';
import { FRINGES, HAIR_BACKS, HAIR_TOPS } from '../generated/tables.js';
import { figureShape } from './figure.js';

/** Hair in layers, around a head of x 26 to 70 and y 15 to 59. */
export interface Hair {
  /** Behind the body. */
  back: string;
  /** Also behind the body, but apart from the head. Helmets leave no room for it. */
  loose: string;
  /** The part above and behind the head, where no hat covers it. */
  top: string;
  front: string;
  /** The front under a hat, which presses it down. */
  pressed: string;
}

type Back = NameIn<'people/hair/backs'> | 'none';

/** Hair that hangs apart from the head and does not fit under helmets. */
const LOOSE: ReadonlySet<Back> = new Set(['tail', 'twins']);

/** Chooses and draws a haircut. */
export function drawHair(choices: PictureChoices, dye: Material, options: { isLong: boolean }): Hair {
  const style = choices.pick('back', options.isLong ? HAIR_BACKS.long : HAIR_BACKS.short);
  const top = choices.pick('top', options.isLong ? HAIR_TOPS.neat : HAIR_TOPS.rough);
  const fringe = `people/hair/fringes/${choices.pick('fringe', FRINGES)}` as const;
  const locks =
    options.isLong && choices.chance('locks', 0.6) ? figureShape('people/hair/locks', { dye }) : '';
  const hanging = style === 'none' ? '' : figureShape(`people/hair/backs/${style}`, { dye });
  return {
    back: LOOSE.has(style) ? '' : hanging,
    loose: LOOSE.has(style) ? hanging : '',
    top: top === 'none' ? '' : figureShape(`people/hair/tops/${top}`, { dye }),
    front: locks + figureShape(fringe, { dye }) + figureShape('people/hair/shine', { dye }, choices),
    pressed: locks + figureShape(fringe, { dye, hat: dye }),
  };
}

export const BALD: Hair = { back: '', loose: '', top: '', front: '', pressed: '' };

/** Hair of old or bald people: a wreath around the ears. */
export function wreathOf(dye: Material): Hair {
  const shine = figureShape('people/hair/bald-shine');
  return { ...BALD, back: figureShape('people/hair/wreath', { dye }), front: shine, pressed: shine };
}

export function drawBeard(dye: Material, kind: NameIn<'people/beards'>): string {
  return figureShape(`people/beards/${kind}`, { dye });
}

/** Hats for a head whose hair is between x 21 and 75 and up to y 10. Brims are near y 30. */
export type HatName = NameIn<'people/hats'>;

/** Hats that are on the hair and hide none of it. */
const LIGHT_HATS: ReadonlySet<HatName> = new Set<HatName>([
  'crown',
  'headband',
  'goggles',
  'flowers',
  'halo',
]);

/** Hats that enclose the head, so that no hair hangs out at its sides. */
const HELMETS: ReadonlySet<HatName> = new Set<HatName>(['helmet', 'ears']);

/** How much of the hair a hat covers. */
export function coverOf(hat: HatName): 'nothing' | 'crown' | 'head' | 'all' {
  if (LIGHT_HATS.has(hat)) return 'nothing';
  if (hat === 'hood') return 'all';
  return HELMETS.has(hat) ? 'head' : 'crown';
}

/** Visible hair behind the body and in front of the face. */
export function hairUnder(hat: HatName | undefined, hair: Hair): { behind: string; front: string } {
  const { back, loose, top, front, pressed } = hair;
  switch (hat === undefined ? 'nothing' : coverOf(hat)) {
    case 'nothing':
      return { behind: back + loose + top, front };
    case 'crown':
      return { behind: back + loose, front: pressed };
    case 'head':
      return { behind: back, front: pressed };
    case 'all':
      return { behind: '', front: pressed };
  }
}
