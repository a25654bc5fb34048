import type { Point } from '@portico/avatar';
import type { Material } from '../color.js';
import { BARE_FEET, BARE_LEGS } from '../people/clothes.js';
import { faceStyleOf, hairOfId } from '../people/features.js';
import {
  ARM_LEFT,
  ARM_RIGHT,
  drawArm,
  drawClosedEyes,
  drawEyes,
  drawFace,
  drawHands,
  drawHead,
  GROUND_SHADOW,
  HAND_LEFT,
  HAND_RIGHT,
} from '../people/figure.js';
import { LINEN, skinOf } from '../people/people-colors.js';
import { drawWornCoat, drawWornPants, drawWornShoes } from '../people/wardrobe.js';
import { part } from '../shapes.js';
import { BROW, type FigurePose, RESTING } from './figure-pose.js';
import { warpMarkup } from './markup-points.js';
import {
  onArms,
  onBody,
  type PieceFrames,
  pieceOf,
  posedFrames,
  type SpritePiece,
  stillFrames,
} from './sprite-pieces.js';

const ARMS = ARM_LEFT + ARM_RIGHT;
const BARE_TORSO = 'M40 58q8 3 16 0l3 6 1 14q-12 3-24 0l1-14z';

/** A body with what it wears where it wears nothing: shirt, shorts and sandals, which give way to others but for the sandals. */
export function bodyFrames(skinNumber: number): PieceFrames {
  const skin = skinOf(skinNumber);
  const bare = part(skin.base, BARE_TORSO) + part(skin.base, BARE_LEGS) + part(skin.base, BARE_FEET);
  return posedFrames((pose) => {
    const { navel, neck } = pose.anchors;
    return [
      pieceOf(
        'body',
        GROUND_SHADOW + onArms(drawArm(skin, ARMS), pose) + onBody(bare + drawWornShoes(undefined), pose),
        'body',
        { navel, neck },
      ),
      pieceOf(
        'mail',
        onArms(drawArm(LINEN, ARMS), pose) + onBody(drawWornCoat(undefined, false), pose),
        'mailChest',
        { navel },
      ),
      pieceOf('pants', onBody(drawWornPants(undefined), pose), 'pants', { navel }),
      handOf('hand', skin, HAND_LEFT, pose),
      handOf('handMove', skin, HAND_RIGHT, pose),
    ];
  });
}

/** A hand is one picture for all frames, which arms carry by whole pixels. */
function handOf(anchor: 'hand' | 'handMove', skin: Material, center: Point, pose: FigurePose): SpritePiece {
  const { navel } = pose.anchors;
  const [from, to] = [RESTING.anchors[anchor], pose.anchors[anchor]];
  return pieceOf(anchor, drawHands(skin, center), 'handBelowWeapon', {
    navel: { x: navel.x - to.x + from.x, y: navel.y - to.y + from.y },
    [anchor]: from,
  });
}

export function headFrames(skin: number): PieceFrames {
  const { neck } = RESTING.anchors;
  return stillFrames([pieceOf('head', drawHead(skinOf(skin)), 'head', { neck, brow: BROW })]);
}

const EYE_LINE = 45;

/** Faces 21xxx are women's. Brows are dark: the dye of the hair is not known here. */
export function faceFrames(face: number): PieceFrames {
  const style = faceStyleOf({ face, gender: Math.floor(face / 1000) % 10 === 1 ? 1 : 0, hair: 0 });
  const frame = (draw?: typeof drawEyes) => ({
    delay: draw === undefined ? 0 : 80,
    pieces: [pieceOf('face', drawFace(style, draw), 'face', { brow: BROW })],
  });
  const isShut = style.eyes === 'glad';
  const half = isShut
    ? drawEyes
    : (...eyes: Parameters<typeof drawEyes>) =>
        warpMarkup(drawEyes(...eyes), ({ x, y }) => ({ x, y: EYE_LINE + (y - EYE_LINE) * 0.5 }));
  const shut = isShut ? drawEyes : drawClosedEyes;
  return { default: [frame()], blink: [frame(half), frame(shut), frame(half)] };
}

/**
 * Hair as it is under a hat, and over it the whole of it, which hats take up. What hangs clear of the head lies in the one other layer
 * behind the body that a helmet can take up.
 */
export function hairFrames(id: number): PieceFrames {
  const { front, pressed, top, back, loose } = hairOfId(id);
  const anchors = { brow: BROW };
  return stillFrames([
    pieceOf('hair', pressed, 'hair', anchors),
    pieceOf('hairOverHead', top + front, 'hairOverHead', anchors),
    pieceOf('hairBelowBody', back, 'hairBelowBody', anchors),
    pieceOf('hairLoose', loose, 'capAccessoryBelowBody', anchors),
  ]);
}
