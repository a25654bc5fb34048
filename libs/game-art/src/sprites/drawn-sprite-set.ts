import { spriteCategoryOf, type SpriteFrames, type SpriteReference, type SpriteSet } from '@portico/avatar';
import { FIRST_LONG_COAT, WEAPON_TYPES, weaponTypeOf } from '@portico/domain';
import type { Drawing } from '../drawing.js';
import { coverOf } from '../people/hair.js';
import { hatOf, type ItemKnowledge, type WornItem, wornItem } from '../people/worn-items.js';
import { bodyFrames, faceFrames, hairFrames, headFrames } from './body-sprites.js';
import { SpritePictures } from './sprite-pictures.js';
import type { PieceFrames } from './sprite-pieces.js';
import { SPRITE_SCALE } from './figure-shapes.js';
import {
  stancesWith,
  weaponFrames,
  weaponSlots,
  capeFrames,
  capFrames,
  coatFrames,
  gloveFrames,
  pantsFrames,
  shieldFrames,
  shoesFrames,
} from './worn-sprites.js';

type Reference = Pick<SpriteReference, 'category' | 'id'>;

/** A set without its pictures: slots and frames. */
interface Sketch extends Pick<SpriteSet, 'slots' | 'stand' | 'walk'> {
  frames: PieceFrames;
  variants?: readonly { type: (typeof WEAPON_TYPES)[number]; frames: PieceFrames }[];
}

const HAT_SLOTS = { nothing: 'Cp', crown: 'CpH1H5', head: 'CpH1H5Cc', all: 'CpH1H5CcHb' };
const HAIR_SLOTS = 'H1H2H3H4H5H6HfHsHbCc';

/** A sprite set and the pictures of its parts. */
export interface SpriteDrawings {
  set: SpriteSet;
  /** The picture of a part, by its name in the set. Its size in pixels is the part's size times the set's scale. */
  drawingOf(image: string): Drawing | undefined;
}

/**
 * The sprites of a body, head, face, hair or piece of equipment as Portico draws them, for any id; undefined for an id that does
 * not belong to the category, or a weapon of no type.
 *
 * @param knowledgeOf what the game files say of worn items, so that they look as in their own pictures
 */
export function drawSprites(
  { category, id }: Reference,
  knowledgeOf: ItemKnowledge = () => undefined,
): SpriteDrawings | undefined {
  const sketch =
    spriteCategoryOf(id) === category ? sketchOf({ category, id }, wornItem(id, knowledgeOf)) : undefined;
  if (sketch === undefined) return undefined;
  const { frames, variants, ...traits } = sketch;
  const pictures = new SpritePictures();
  const set: SpriteSet = {
    category,
    id,
    scale: SPRITE_SCALE,
    ...traits,
    frames: pictures.addFrames(frames),
    ...(variants === undefined ? {} : { variants: variantsOf(variants, pictures) }),
  };
  return { set, drawingOf: (image) => pictures.drawingOf(image) };
}

function variantsOf(variants: NonNullable<Sketch['variants']>, pictures: SpritePictures) {
  return Object.fromEntries(
    variants.map(({ type, frames }) => [type, pictures.addFrames(frames, `${type}.`)]),
  ) satisfies Record<string, SpriteFrames>;
}

function sketchOf({ category, id }: Reference, item: WornItem): Sketch | undefined {
  switch (category) {
    case 'Body':
      return { slots: 'BdMaPn', frames: bodyFrames(id % 1000) };
    case 'Head':
      return { slots: 'Hd', frames: headFrames(id % 1000) };
    case 'Face':
      return { slots: 'Fc', frames: faceFrames(id) };
    case 'Hair':
      return { slots: HAIR_SLOTS, frames: hairFrames(id) };
    case 'Cap': {
      const hat = hatOf(item);
      return { slots: HAT_SLOTS[coverOf(hat)], frames: capFrames(item, hat) };
    }
    case 'Cape':
      return { slots: 'Sr', frames: capeFrames(item) };
    case 'Shoes':
      return { slots: 'So', frames: shoesFrames(item) };
    case 'Pants':
      return { slots: 'Pn', frames: pantsFrames(item) };
    case 'Glove':
      return { slots: 'GlGw', frames: gloveFrames(item) };
    case 'Coat':
    case 'Longcoat': {
      const isLong = id >= FIRST_LONG_COAT;
      return { slots: isLong ? 'MaPn' : 'Ma', frames: coatFrames(item, isLong) };
    }
    case 'Shield':
      return { slots: 'Si', frames: shieldFrames(item) };
    case 'Weapon':
      return weaponSketch(item);
  }
}

/** A weapon. A cash cover has a variant for each weapon type that it may cover. */
function weaponSketch(item: WornItem): Sketch | undefined {
  const type = weaponTypeOf(item.id);
  if (type !== undefined)
    return { slots: weaponSlots(type), ...stancesWith(type), frames: weaponFrames(item, type) };
  if (Math.floor(item.id / 10_000) !== 170) return undefined;
  return {
    slots: 'Wp',
    frames: {},
    variants: WEAPON_TYPES.map((covered) => ({ type: covered, frames: weaponFrames(item, covered) })),
  };
}
