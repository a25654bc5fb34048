import type { Point } from '@portico/avatar';
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
  figureShape,
} from '../people/figure.js';
import { LINEN, skinOf } from '../people/people-colors.js';
import { drawWornCoat, drawWornPants, drawWornShoes } from '../people/wardrobe.js';
import { BROW, type FigurePose, RESTING } from './figure-pose.js';
import { type FigureShape, markupOf, shapesOf, warpShapes } from './figure-shapes.js';
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

/** A body with default clothes. Worn shirts and shorts replace the defaults, but the sandals are part of the body. */
export function bodyFrames(skinNumber: number): PieceFrames {
  const skin = skinOf(skinNumber);
  const shadow = shapesOf(GROUND_SHADOW);
  const arms = shapesOf(drawArm(skin, ARMS));
  const bare = shapesOf(figureShape('people/bare-body', { skin }) + drawWornShoes(undefined));
  const sleeves = shapesOf(drawArm(LINEN, ARMS));
  const shirt = shapesOf(drawWornCoat(undefined, false));
  const shorts = shapesOf(drawWornPants(undefined));
  const hands = [HAND_LEFT, HAND_RIGHT].map((center) => shapesOf(drawHands(skin, center)));
  return posedFrames((pose) => {
    const { navel, neck } = pose.anchors;
    return [
      pieceOf('body', [...shadow, ...onArms(arms, pose), ...onBody(bare, pose)], 'body', { navel, neck }),
      pieceOf('mail', [...onArms(sleeves, pose), ...onBody(shirt, pose)], 'mailChest', { navel }),
      pieceOf('pants', onBody(shorts, pose), 'pants', { navel }),
      ...(['hand', 'handMove'] as const).map((name, side) => handOf(name, hands[side] ?? [], pose)),
    ];
  });
}

/** A hand has one picture for all frames. Arms move it by whole pixels. */
function handOf(
  anchor: 'hand' | 'handMove',
  shapes: readonly FigureShape[],
  { anchors }: FigurePose,
): SpritePiece {
  const { navel } = anchors;
  const [from, to] = [RESTING.anchors[anchor], anchors[anchor]];
  return pieceOf(anchor, shapes, 'handBelowWeapon', {
    navel: { x: navel.x - to.x + from.x, y: navel.y - to.y + from.y },
    [anchor]: from,
  });
}

export function headFrames(skin: number): PieceFrames {
  const { neck } = RESTING.anchors;
  return stillFrames([pieceOf('head', shapesOf(drawHead(skinOf(skin))), 'head', { neck, brow: BROW })]);
}

const EYE_LINE = 45;
const BLINK_MS = 80;

/** Faces 21xxx are women's. Brows are dark, because the hair color is unknown here. */
export function faceFrames(face: number): PieceFrames {
  const style = faceStyleOf({ face, gender: Math.floor(face / 1000) % 10 === 1 ? 1 : 0, hair: 0 });
  const faceWith = (draw?: typeof drawEyes) => [
    pieceOf('face', shapesOf(drawFace(style, draw)), 'face', { brow: BROW }),
  ];
  const open = faceWith();
  const isShut = style.eyes === 'glad';
  const half = isShut
    ? open
    : faceWith((...eyes) => markupOf(warpShapes(shapesOf(drawEyes(...eyes)), halfShut)));
  const shut = isShut ? open : faceWith(drawClosedEyes);
  return {
    default: [{ delay: 0, pieces: open }],
    blink: [half, shut, half].map((pieces) => ({ delay: BLINK_MS, pieces })),
  };
}

function halfShut({ x, y }: Point): Point {
  return { x, y: EYE_LINE + (y - EYE_LINE) * 0.5 };
}

/** Pressed hair for under a hat, full hair, which hats hide, and loose hair in a layer behind the body, which a helmet can hide. */
export function hairFrames(id: number): PieceFrames {
  const { front, pressed, top, back, loose } = hairOfId(id);
  const anchors = { brow: BROW };
  return stillFrames([
    pieceOf('hair', shapesOf(pressed), 'hair', anchors),
    pieceOf('hairOverHead', shapesOf(top + front), 'hairOverHead', anchors),
    pieceOf('hairBelowBody', shapesOf(back), 'hairBelowBody', anchors),
    pieceOf('hairLoose', shapesOf(loose), 'capAccessoryBelowBody', anchors),
  ]);
}
